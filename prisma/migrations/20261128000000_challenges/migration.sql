-- AlterTable
ALTER TABLE "Game" ADD COLUMN "challenge" TEXT;

-- CreateTable
CREATE TABLE "Challenge" (
    "guild" TEXT NOT NULL,
    "week" TEXT NOT NULL,
    "players" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "content" TEXT NOT NULL,

    PRIMARY KEY ("guild", "week", "players")
);

-- CreateTable
CREATE TABLE "ChallengeEntry" (
    "guild" TEXT NOT NULL,
    "week" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "home" TEXT NOT NULL,

    PRIMARY KEY ("guild", "week", "kind", "user"),
    CONSTRAINT "ChallengeEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ChallengeEntry_gameId_idx" ON "ChallengeEntry"("gameId");
