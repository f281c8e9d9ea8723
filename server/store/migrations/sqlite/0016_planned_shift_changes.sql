CREATE TABLE `shift_change` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`shift_id` integer NOT NULL,
	`valid_from` text NOT NULL,
	`begin_time` text NOT NULL,
	`end_time` text NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_change__plant_uq` ON `shift_change` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_change__shift_id_valid_from_uq` ON `shift_change` (`plant_id`,`shift_id`,`valid_from`);
--> statement-breakpoint
CREATE INDEX `shift_change__plant_valid_from_id_ix` ON `shift_change` (`plant_id`,`valid_from`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_change__plant_shift_valid_from_id_ix` ON `shift_change` (`plant_id`,`shift_id`,`valid_from`,`id`);
