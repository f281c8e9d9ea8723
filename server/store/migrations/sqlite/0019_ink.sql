CREATE TABLE `ink` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`spec` text,
	`ink_unit_id` integer,
	`quantity` integer CHECK ("quantity" >= 0) DEFAULT 0 NOT NULL,
	`value` integer CHECK ("value" >= 0) DEFAULT 0 NOT NULL,
	`last_moved_at` integer,
	`stock_status` text DEFAULT 'OUT' NOT NULL,
	`min_quantity` integer DEFAULT 0 NOT NULL,
	`max_quantity` integer,
	`unit_price` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ink_unit_id`) REFERENCES `ink_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `ink__plant_uq` ON `ink` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink__code_uq` ON `ink` (`plant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `ink__plant_sort_order_id_code_name_ix` ON `ink` (`plant_id`,`sort_order`,`id`,`code`,`name`);
--> statement-breakpoint
CREATE INDEX `ink__plant_code_id_ix` ON `ink` (`plant_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_name_id_ix` ON `ink` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_quantity_id_ix` ON `ink` (`plant_id`,`quantity`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_last_moved_at_id_ix` ON `ink` (`plant_id`,`last_moved_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_stock_status_id_ix` ON `ink` (`plant_id`,`stock_status`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_ink_unit_sort_order_id_ix` ON `ink` (`plant_id`,`ink_unit_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `ink_file` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `ink`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `ink_file_target_ix` ON `ink_file` (`target_id`);
--> statement-breakpoint
CREATE TABLE `ink_stock` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`ink_id` integer NOT NULL,
	`batch_no` text NOT NULL,
	`location_id` integer NOT NULL,
	`expiring_date` text NOT NULL,
	`quantity` integer CHECK ("quantity" >= 0) DEFAULT 0 NOT NULL,
	`last_moved_at` integer,
	`state` text DEFAULT 'OPEN' NOT NULL,
	`received_date` text,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ink_id`) REFERENCES `ink`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`location_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `ink_stock__plant_uq` ON `ink_stock` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_stock__ink_id_batch_no_location_id_uq` ON `ink_stock` (`plant_id`,`ink_id`,`batch_no`,`location_id`);
--> statement-breakpoint
CREATE INDEX `ink_stock__plant_expiring_date_id_ix` ON `ink_stock` (`plant_id`,`expiring_date`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_stock__plant_batch_no_id_ix` ON `ink_stock` (`plant_id`,`batch_no`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_stock__plant_quantity_id_ix` ON `ink_stock` (`plant_id`,`quantity`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_stock__plant_last_moved_at_id_ix` ON `ink_stock` (`plant_id`,`last_moved_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_stock__plant_ink_expiring_date_id_ix` ON `ink_stock` (`plant_id`,`ink_id`,`expiring_date`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_stock__plant_location_expiring_date_id_ix` ON `ink_stock` (`plant_id`,`location_id`,`expiring_date`,`id`);
--> statement-breakpoint
CREATE TABLE `ink_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`ink_id` integer NOT NULL,
	`store_type` text NOT NULL,
	`quantity` integer,
	`quantity_check` integer,
	`counted_at` integer,
	`booked_at` integer NOT NULL,
	`quantity_changed` integer NOT NULL,
	`balance` integer NOT NULL,
	`moved_since_count` integer,
	`unit_price` integer,
	`amount` integer NOT NULL,
	`state` text DEFAULT 'POSTED' NOT NULL,
	`reverses_id` integer,
	`ink_stock_id` integer,
	`batch_no` text,
	`location_id` integer,
	`expiring_date` text,
	`cans` integer,
	`staff_id` integer NOT NULL,
	`equipment_id` integer,
	`decor_code` text,
	`usage` text,
	`override_reason` text,
	`place_balance` integer,
	`moved_from_id` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ink_id`) REFERENCES `ink`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`reverses_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`ink_stock_id`) REFERENCES `ink_stock`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`location_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`staff_id`) REFERENCES `staff`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`moved_from_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `ink_log__plant_uq` ON `ink_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_log__reverses_id_uq` ON `ink_log` (`plant_id`,`reverses_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_log__moved_from_id_uq` ON `ink_log` (`plant_id`,`moved_from_id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_booked_at_id_ix` ON `ink_log` (`plant_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_ink_booked_at_id_ix` ON `ink_log` (`plant_id`,`ink_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__reverses_ix` ON `ink_log` (`reverses_id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_ink_stock_booked_at_id_ix` ON `ink_log` (`plant_id`,`ink_stock_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_location_booked_at_id_ix` ON `ink_log` (`plant_id`,`location_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_staff_booked_at_id_ix` ON `ink_log` (`plant_id`,`staff_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_equipment_booked_at_id_ix` ON `ink_log` (`plant_id`,`equipment_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__moved_from_ix` ON `ink_log` (`moved_from_id`);
--> statement-breakpoint
CREATE TABLE `ink_unit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`weight` integer NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `ink_unit__plant_uq` ON `ink_unit` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_unit__name_uq` ON `ink_unit` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `ink_unit__plant_sort_order_id_ix` ON `ink_unit` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_unit__plant_name_id_ix` ON `ink_unit` (`plant_id`,`name`,`id`);
