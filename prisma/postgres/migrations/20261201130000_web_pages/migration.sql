-- CreateTable
CREATE TABLE "WebPage" (
    "gameId" TEXT NOT NULL,
    "token" TEXT,

    CONSTRAINT "WebPage_pkey" PRIMARY KEY ("gameId")
);

-- CreateIndex
CREATE UNIQUE INDEX "WebPage_token_key" ON "WebPage"("token");

-- AddForeignKey
ALTER TABLE "WebPage" ADD CONSTRAINT "WebPage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
