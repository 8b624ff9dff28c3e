-- AlterTable
ALTER TABLE "Move" ADD COLUMN "ordered" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Result" (
    "gameId" TEXT NOT NULL,
    "guild" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "result" TEXT NOT NULL,

    CONSTRAINT "Result_pkey" PRIMARY KEY ("gameId")
);

-- CreateIndex
CREATE INDEX "Result_guild_idx" ON "Result"("guild");

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
