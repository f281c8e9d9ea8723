ALTER TABLE "notice_receiver" ADD COLUMN "level" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "notice_receiver" ADD COLUMN "person_key" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notice_event" ADD COLUMN "audience" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notice_event" ADD COLUMN "level" integer DEFAULT 0 NOT NULL;
