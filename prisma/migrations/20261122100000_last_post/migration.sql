-- AlterTable
ALTER TABLE "Game" ADD COLUMN "lastPost" TEXT;
