-- CreateTable
CREATE TABLE "Plan" (
    "gameId" TEXT NOT NULL,
    "user" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "base" INTEGER NOT NULL,
    "mode" TEXT NOT NULL,
    "actions" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("gameId", "user")
);

-- CreateIndex
CREATE INDEX "Plan_user_idx" ON "Plan"("user");

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
