ALTER TABLE "backup" ADD COLUMN "drill" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "backup" ADD COLUMN "drilled_at" bigint;
--> statement-breakpoint
ALTER TABLE "backup" ADD COLUMN "drilled_day" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "backup" ADD COLUMN "drill_seconds" integer;
--> statement-breakpoint
ALTER TABLE "backup" ADD COLUMN "drill_detail" text COLLATE "C";
