ALTER TABLE `session` ADD `viewed_by_id` integer REFERENCES user(id);
--> statement-breakpoint
CREATE INDEX `session__viewed_by_last_seen_at_id_ix` ON `session` (`viewed_by_id`,`last_seen_at`,`id`);
--> statement-breakpoint
ALTER TABLE `login_log` ADD `viewed_by_id` integer REFERENCES user(id);
--> statement-breakpoint
CREATE INDEX `login_log__viewed_by_ix` ON `login_log` (`viewed_by_id`);
