ALTER TABLE "equipment" ADD COLUMN "in_service_since" text COLLATE "C";
