ALTER TABLE "view_subscription" ADD COLUMN "list" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "view_subscription" ADD COLUMN "search" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "view_subscription" ADD COLUMN "format" text COLLATE "C" DEFAULT 'WORKBOOK' NOT NULL;
