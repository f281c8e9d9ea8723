ALTER TABLE "shift_team_member" ADD COLUMN "pinyin" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "position_demand" ADD COLUMN "pinyin" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "worker_qualification" ADD COLUMN "pinyin" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notice_receiver" ADD COLUMN "pinyin" text COLLATE "C";
