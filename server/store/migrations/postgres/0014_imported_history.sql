ALTER TABLE "import_batch" ADD COLUMN "is_history" boolean DEFAULT false NOT NULL;
