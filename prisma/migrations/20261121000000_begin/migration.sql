-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
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
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Member" (
    "gameId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "user" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "newcomer" BOOLEAN NOT NULL,
    "conceded" BOOLEAN NOT NULL,

    PRIMARY KEY ("gameId", "place"),
    CONSTRAINT "Member_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Move" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "index"),
    CONSTRAINT "Move_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "gameId" TEXT NOT NULL,
    "announcement" TEXT NOT NULL,
    "movesTo" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Content" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "json" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
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
