-- AlterTable
ALTER TABLE "Member" ADD COLUMN "colour" INTEGER;
