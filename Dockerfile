# The bot in a container. Games are kept in the volume /data (or in Postgres, by DATABASE_URL).
#   docker build -t caledonia . && docker run -d --restart unless-stopped -m 1g -e DISCORD_TOKEN=… -v caledonia:/data caledonia
# It exits on unrecoverable errors, so something has to restart it. Memory: 768 MB at least, better 1 GB (docs/operations.md).
# It needs a token: the packages of the playground are not in the image.
FROM node:22-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY assets/emoji assets/emoji
COPY bin bin
COPY prisma prisma
COPY src src
RUN bin/prepare
# Only what runs stays. As packages that others could use, npm takes Prisma's command line and the compiler for optional,
# as it does the binaries for this system that sharp and esbuild chose: the former go, the latter are put back.
RUN cp -a node_modules/@img node_modules/@esbuild /tmp \
  && npm prune --omit=dev --omit=optional --ignore-scripts \
  && cp -a /tmp/@img /tmp/@esbuild node_modules/

FROM node:22-bookworm-slim
# What node-canvas draws with, where it had to be built from its source.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo \
    libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# What runs belongs to root: the bot writes into /data alone, and temporary files into /tmp.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATABASE_URL=file:/data/caledonia.db HEALTH_PORT=8320 MALLOC_ARENA_MAX=2
VOLUME /data
HEALTHCHECK --interval=60s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8320').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/program.mjs"]
