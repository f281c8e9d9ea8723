ALTER TABLE `shift_team_member` ADD `pinyin` text;
--> statement-breakpoint
ALTER TABLE `position_demand` ADD `pinyin` text;
--> statement-breakpoint
ALTER TABLE `worker_qualification` ADD `pinyin` text;
--> statement-breakpoint
ALTER TABLE `notice_receiver` ADD `pinyin` text;
