-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "guild" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "liveChannel" TEXT,
    "status" TEXT NOT NULL,
    "paused" BOOLEAN NOT NULL,
    "host" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "players" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "turnVersion" INTEGER NOT NULL,
    "announced" INTEGER NOT NULL,
    "consent" TEXT,
    "consents" INTEGER NOT NULL,
    "moveCount" INTEGER NOT NULL,
    "snapshot" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "gameId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "user" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "newcomer" BOOLEAN NOT NULL,
    "conceded" BOOLEAN NOT NULL,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("gameId", "place")
);

-- CreateTable
CREATE TABLE "Move" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Move_pkey" PRIMARY KEY ("gameId", "index")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" SERIAL NOT NULL,
    "gameId" TEXT NOT NULL,
    "announcement" TEXT NOT NULL,
    "movesTo" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Content" (
    "id" TEXT NOT NULL,
    "json" TEXT NOT NULL,

    CONSTRAINT "Content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Game_liveChannel_key" ON "Game"("liveChannel");

-- CreateIndex
CREATE INDEX "Game_guild_createdAt_idx" ON "Game"("guild", "createdAt");

-- CreateIndex
CREATE INDEX "Game_channel_updatedAt_idx" ON "Game"("channel", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Member_gameId_user_key" ON "Member"("gameId", "user");

-- CreateIndex
CREATE INDEX "Outbox_gameId_id_idx" ON "Outbox"("gameId", "id");

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Move" ADD CONSTRAINT "Move_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
