-- CreateTable
CREATE TABLE "WebPage" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "token" TEXT,
    CONSTRAINT "WebPage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "WebPage_token_key" ON "WebPage"("token");
