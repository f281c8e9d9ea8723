CREATE TABLE `worker_vacation` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`leave_no` text NOT NULL,
	`worker_id` integer NOT NULL,
	`vac_type` text NOT NULL,
	`begin_date` text NOT NULL,
	`begin_half` integer DEFAULT false NOT NULL,
	`end_date` text NOT NULL,
	`end_half` integer DEFAULT false NOT NULL,
	`shift_id` integer,
	`days` integer NOT NULL,
	`opened` text,
	`remark` text,
	`status` text DEFAULT 'DRAFT' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `worker_vacation__plant_uq` ON `worker_vacation` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `worker_vacation__leave_no_uq` ON `worker_vacation` (`plant_id`,`leave_no`);
--> statement-breakpoint
CREATE INDEX `worker_vacation__plant_begin_date_id_leave_no_ix` ON `worker_vacation` (`plant_id`,`begin_date`,`id`,`leave_no`);
--> statement-breakpoint
CREATE INDEX `worker_vacation__plant_leave_no_id_ix` ON `worker_vacation` (`plant_id`,`leave_no`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_vacation__plant_end_date_id_ix` ON `worker_vacation` (`plant_id`,`end_date`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_vacation__plant_worker_begin_date_id_ix` ON `worker_vacation` (`plant_id`,`worker_id`,`begin_date`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_vacation__plant_shift_begin_date_id_ix` ON `worker_vacation` (`plant_id`,`shift_id`,`begin_date`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_vacation__plant_worker_end_date_id_ix` ON `worker_vacation` (`plant_id`,`worker_id`,`end_date`,`id`);
--> statement-breakpoint
CREATE TABLE `leave_entitlement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`account_no` text NOT NULL,
	`worker_id` integer NOT NULL,
	`year` integer NOT NULL,
	`vac_type` text NOT NULL,
	`quantity` integer DEFAULT 0 NOT NULL,
	`last_moved_at` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `leave_entitlement__plant_uq` ON `leave_entitlement` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_entitlement__account_no_uq` ON `leave_entitlement` (`plant_id`,`account_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_entitlement__worker_id_year_vac_type_uq` ON `leave_entitlement` (`plant_id`,`worker_id`,`year`,`vac_type`);
--> statement-breakpoint
CREATE INDEX `leave_entitlement__plant_year_id_ix` ON `leave_entitlement` (`plant_id`,`year`,`id`);
--> statement-breakpoint
CREATE INDEX `leave_entitlement__plant_account_no_id_ix` ON `leave_entitlement` (`plant_id`,`account_no`,`id`);
--> statement-breakpoint
CREATE INDEX `leave_entitlement__plant_quantity_id_ix` ON `leave_entitlement` (`plant_id`,`quantity`,`id`);
--> statement-breakpoint
CREATE INDEX `leave_entitlement__plant_last_moved_at_id_ix` ON `leave_entitlement` (`plant_id`,`last_moved_at`,`id`);
--> statement-breakpoint
CREATE INDEX `leave_entitlement__plant_worker_year_id_ix` ON `leave_entitlement` (`plant_id`,`worker_id`,`year`,`id`);
--> statement-breakpoint
CREATE TABLE `leave_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`entitlement_id` integer NOT NULL,
	`store_type` text NOT NULL,
	`quantity` integer,
	`quantity_check` integer,
	`counted_at` integer,
	`booked_at` integer NOT NULL,
	`quantity_changed` integer NOT NULL,
	`balance` integer NOT NULL,
	`moved_since_count` integer,
	`state` text DEFAULT 'POSTED' NOT NULL,
	`reverses_id` integer,
	`worker_vacation_id` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`entitlement_id`) REFERENCES `leave_entitlement`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`reverses_id`) REFERENCES `leave_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`worker_vacation_id`) REFERENCES `worker_vacation`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `leave_log__plant_uq` ON `leave_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_log__reverses_id_uq` ON `leave_log` (`plant_id`,`reverses_id`);
--> statement-breakpoint
CREATE INDEX `leave_log__plant_booked_at_id_store_type_state_entitlement_ix` ON `leave_log` (`plant_id`,`booked_at`,`id`,`store_type`,`state`,`entitlement_id`);
--> statement-breakpoint
CREATE INDEX `leave_log__plant_entitlement_booked_at_id_ix` ON `leave_log` (`plant_id`,`entitlement_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `leave_log__reverses_ix` ON `leave_log` (`reverses_id`);
--> statement-breakpoint
CREATE INDEX `leave_log__plant_worker_vacation_booked_at_id_ix` ON `leave_log` (`plant_id`,`worker_vacation_id`,`booked_at`,`id`);
