ALTER TABLE "operation_log" ADD COLUMN "record_title" text COLLATE "C";
