# The bot in a container. Games are stored in the volume /data (or in Postgres, set by DATABASE_URL).
#   docker build -t caledonia . && docker run -d --restart unless-stopped -m 512m -e DISCORD_TOKEN=… -v caledonia:/data caledonia
# It exits on unrecoverable errors: use a restart policy. Memory: at least 512 MB (docs/operations.md).
# It requires a token, because the image lacks the playground's packages.
FROM node:22-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY assets/emoji assets/emoji
COPY bin bin
COPY prisma prisma
COPY src src
RUN bin/prepare
RUN bin/image /image

FROM node:22-bookworm-slim
# Libraries for node-canvas if it was built from source.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo \
    libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# The program belongs to root: the bot only writes to /data, and temporary files to /tmp.
COPY --from=build /image /app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATABASE_URL=file:/data/caledonia.db HEALTH_PORT=8320
VOLUME /data
HEALTHCHECK --interval=60s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT.match(/[0-9]+/)).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["bin/run"]
