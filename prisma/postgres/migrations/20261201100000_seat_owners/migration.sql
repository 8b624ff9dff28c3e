-- AlterTable
ALTER TABLE "Tenure" ADD COLUMN "owner" BOOLEAN NOT NULL DEFAULT false;
