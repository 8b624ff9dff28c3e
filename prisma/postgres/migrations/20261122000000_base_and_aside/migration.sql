-- AlterTable
ALTER TABLE "Game" ADD COLUMN "base" TEXT;

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "aside" BOOLEAN NOT NULL DEFAULT false;
