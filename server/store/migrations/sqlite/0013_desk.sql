ALTER TABLE `notice_receiver` ADD `level` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `notice_receiver` ADD `person_key` text;
--> statement-breakpoint
ALTER TABLE `notice_event` ADD `audience` text;
--> statement-breakpoint
ALTER TABLE `notice_event` ADD `level` integer DEFAULT 0 NOT NULL;
