-- AlterTable
ALTER TABLE "Move" ADD COLUMN "planned" BOOLEAN NOT NULL DEFAULT false;
