-- CreateTable
CREATE TABLE "Entered" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "week" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Entered_week_idx" ON "Entered"("week");
