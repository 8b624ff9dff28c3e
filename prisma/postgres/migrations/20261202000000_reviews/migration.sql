-- CreateTable
CREATE TABLE "Review" (
    "gameId" TEXT NOT NULL,
    "user" TEXT NOT NULL,
    "stamp" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "workMs" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3),

    CONSTRAINT "Review_pkey" PRIMARY KEY ("gameId","user")
);

-- CreateIndex
CREATE INDEX "Review_dueAt_idx" ON "Review"("dueAt");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
