CREATE TABLE `attendance` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`date` text NOT NULL,
	`shift_id` integer NOT NULL,
	`worker_id` integer NOT NULL,
	`arrived_at` integer,
	`left_at` integer,
	`status` text DEFAULT 'ABSENT' NOT NULL,
	`source` text DEFAULT 'LEAD' NOT NULL,
	`remark` text,
	`state` text DEFAULT 'RECORDED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `attendance__plant_uq` ON `attendance` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `attendance__date_shift_id_worker_id_uq` ON `attendance` (`plant_id`,`date`,`shift_id`,`worker_id`);
--> statement-breakpoint
CREATE INDEX `attendance__plant_date_id_ix` ON `attendance` (`plant_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `attendance__plant_shift_date_id_ix` ON `attendance` (`plant_id`,`shift_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `attendance__plant_worker_date_id_ix` ON `attendance` (`plant_id`,`worker_id`,`date`,`id`);
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `schedule_seconds` integer DEFAULT 20 NOT NULL;
