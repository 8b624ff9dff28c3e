-- CreateIndex
CREATE INDEX "Due_kind_at_idx" ON "Due"("kind", "at");
