-- AlterTable
ALTER TABLE "Game" ADD COLUMN "orders" TEXT,
ADD COLUMN "timing" TEXT;

-- CreateTable
CREATE TABLE "Tenure" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "user" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER,

    CONSTRAINT "Tenure_pkey" PRIMARY KEY ("gameId", "index")
);

-- CreateTable
CREATE TABLE "Due" (
    "key" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "claimedUntil" TIMESTAMP(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Due_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Person" (
    "user" TEXT NOT NULL,
    "settings" TEXT NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("user")
);

-- CreateTable
CREATE TABLE "Server" (
    "guild" TEXT NOT NULL,
    "settings" TEXT NOT NULL,

    CONSTRAINT "Server_pkey" PRIMARY KEY ("guild")
);

-- CreateIndex
CREATE INDEX "Member_user_idx" ON "Member"("user");

-- CreateIndex
CREATE INDEX "Tenure_user_idx" ON "Tenure"("user");

-- CreateIndex
CREATE INDEX "Due_gameId_idx" ON "Due"("gameId");

-- CreateIndex
CREATE INDEX "Due_at_idx" ON "Due"("at");

-- AddForeignKey
ALTER TABLE "Tenure" ADD CONSTRAINT "Tenure_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Due" ADD CONSTRAINT "Due_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
