-- CreateTable
CREATE TABLE "Plan" (
    "gameId" TEXT NOT NULL,
    "user" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "base" INTEGER NOT NULL,
    "mode" TEXT NOT NULL,
    "actions" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "user"),
    CONSTRAINT "Plan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Plan_user_idx" ON "Plan"("user");
