ALTER TABLE "import_batch" ADD COLUMN "seen" text COLLATE "C";
