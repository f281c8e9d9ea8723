CREATE TABLE `right_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`tag` text NOT NULL,
	`used_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `right_use__user_id_tag_uq` ON `right_use` (`user_id`,`tag`);
--> statement-breakpoint
ALTER TABLE `session` ADD `viewed_by_id` integer REFERENCES user(id);
--> statement-breakpoint
CREATE INDEX `session__viewed_by_last_seen_at_id_ix` ON `session` (`viewed_by_id`,`last_seen_at`,`id`);
--> statement-breakpoint
ALTER TABLE `login_log` ADD `viewed_by_id` integer REFERENCES user(id);
--> statement-breakpoint
CREATE INDEX `login_log__viewed_by_ix` ON `login_log` (`viewed_by_id`);
