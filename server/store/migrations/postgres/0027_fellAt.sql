ALTER TABLE "spare_part" ADD COLUMN "fell_at" bigint;
--> statement-breakpoint
ALTER TABLE "accessory" ADD COLUMN "fell_at" bigint;
--> statement-breakpoint
ALTER TABLE "ink" ADD COLUMN "fell_at" bigint;
