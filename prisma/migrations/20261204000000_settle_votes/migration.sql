-- Votes on late players cast before this release are settled too: the job that is due at once writes the game's jobs again.
UPDATE "Due" SET "at" = '1970-01-01T00:00:00.000+00:00' WHERE "kind" = 'setAside';
