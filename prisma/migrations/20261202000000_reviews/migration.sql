-- CreateTable
CREATE TABLE "Review" (
    "gameId" TEXT NOT NULL,
    "user" TEXT NOT NULL,
    "stamp" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "workMs" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME,

    PRIMARY KEY ("gameId", "user"),
    CONSTRAINT "Review_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Review_dueAt_idx" ON "Review"("dueAt");
