-- AlterTable
ALTER TABLE "Due" ADD COLUMN "claimedBy" INTEGER;

-- CreateTable
CREATE TABLE "Lane" (
    "gameId" TEXT NOT NULL,
    "claimedBy" INTEGER NOT NULL,
    "claimedUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lane_pkey" PRIMARY KEY ("gameId")
);
