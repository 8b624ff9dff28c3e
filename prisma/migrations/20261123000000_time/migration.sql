-- AlterTable
ALTER TABLE "Game" ADD COLUMN "orders" TEXT;
ALTER TABLE "Game" ADD COLUMN "timing" TEXT;

-- CreateTable
CREATE TABLE "Tenure" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "user" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER,

    PRIMARY KEY ("gameId", "index"),
    CONSTRAINT "Tenure_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Due" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "claimedUntil" DATETIME,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Due_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Person" (
    "user" TEXT NOT NULL PRIMARY KEY,
    "settings" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Server" (
    "guild" TEXT NOT NULL PRIMARY KEY,
    "settings" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Member_user_idx" ON "Member"("user");

-- CreateIndex
CREATE INDEX "Tenure_user_idx" ON "Tenure"("user");

-- CreateIndex
CREATE INDEX "Due_gameId_idx" ON "Due"("gameId");

-- CreateIndex
CREATE INDEX "Due_at_idx" ON "Due"("at");
