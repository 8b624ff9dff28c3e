-- AlterTable
ALTER TABLE "Due" ADD COLUMN "claimedBy" INTEGER;

-- CreateTable
CREATE TABLE "Lane" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "claimedBy" INTEGER NOT NULL,
    "claimedUntil" DATETIME NOT NULL
);
