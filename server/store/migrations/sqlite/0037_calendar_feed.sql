CREATE TABLE `calendar_feed` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`key_hash` text,
	`language` text NOT NULL,
	`issued_at` integer NOT NULL,
	`last_read_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed__plant_uq` ON `calendar_feed` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed__key_hash_uq` ON `calendar_feed` (`plant_id`,`key_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed__user_id_uq` ON `calendar_feed` (`plant_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `calendar_feed__plant_id_ix` ON `calendar_feed` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `calendar_feed__user_ix` ON `calendar_feed` (`user_id`);
