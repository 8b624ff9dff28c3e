-- CreateTable
CREATE TABLE "Entered" (
    "hash" TEXT NOT NULL,
    "week" TEXT NOT NULL,

    CONSTRAINT "Entered_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "Entered_week_idx" ON "Entered"("week");
