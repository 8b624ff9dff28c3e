-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "holder" INTEGER NOT NULL,
    "ready" BOOLEAN NOT NULL,
    "until" DATETIME NOT NULL
);
