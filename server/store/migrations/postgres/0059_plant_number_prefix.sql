ALTER TABLE "plant" ADD COLUMN "number_prefix" text COLLATE "C";
