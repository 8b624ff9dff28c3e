-- AlterTable
ALTER TABLE "Game" ADD COLUMN "generator" INTEGER;

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN "generator" INTEGER;
