CREATE TABLE `shift_swap` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`swap_no` text NOT NULL,
	`from_worker_id` integer NOT NULL,
	`date` text NOT NULL,
	`shift_id` integer NOT NULL,
	`to_worker_id` integer NOT NULL,
	`to_date` text,
	`to_shift_id` integer,
	`remark` text,
	`answer` text,
	`status` text DEFAULT 'REQUESTED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`from_worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`to_worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`to_shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_swap__plant_uq` ON `shift_swap` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_swap__swap_no_uq` ON `shift_swap` (`plant_id`,`swap_no`);
--> statement-breakpoint
CREATE INDEX `shift_swap__plant_date_id_swap_no_ix` ON `shift_swap` (`plant_id`,`date`,`id`,`swap_no`);
--> statement-breakpoint
CREATE INDEX `shift_swap__plant_swap_no_id_ix` ON `shift_swap` (`plant_id`,`swap_no`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_swap__plant_from_worker_date_id_ix` ON `shift_swap` (`plant_id`,`from_worker_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_swap__shift_ix` ON `shift_swap` (`shift_id`);
--> statement-breakpoint
CREATE INDEX `shift_swap__plant_to_worker_date_id_ix` ON `shift_swap` (`plant_id`,`to_worker_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_swap__to_shift_ix` ON `shift_swap` (`to_shift_id`);
