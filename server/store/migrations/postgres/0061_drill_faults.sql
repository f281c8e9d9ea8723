ALTER TABLE "backup" ADD COLUMN "drill_fault" text COLLATE "C";
