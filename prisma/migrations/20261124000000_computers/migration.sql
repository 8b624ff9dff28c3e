-- AlterTable
ALTER TABLE "Game" ADD COLUMN "hints" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Move" ADD COLUMN "reason" TEXT;

-- AlterTable
ALTER TABLE "Tenure" ADD COLUMN "forTurn" BOOLEAN NOT NULL DEFAULT false;
