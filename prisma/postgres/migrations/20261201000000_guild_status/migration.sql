-- CreateIndex
CREATE INDEX "Game_guild_status_idx" ON "Game"("guild", "status");
