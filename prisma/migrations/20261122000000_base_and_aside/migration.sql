-- AlterTable
ALTER TABLE "Game" ADD COLUMN "base" TEXT;

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "aside" BOOLEAN NOT NULL DEFAULT false;

-- DropIndex
DROP INDEX "Game_guild_createdAt_idx";

-- CreateIndex
CREATE INDEX "Game_guild_liveChannel_idx" ON "Game"("guild", "liveChannel");
