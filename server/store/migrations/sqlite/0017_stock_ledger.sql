CREATE TABLE `spare_part_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`part_id` integer NOT NULL,
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
	`remark` text,
	`repairer_id` integer,
	`repair_log_id` integer,
	`maintenance_order_id` integer,
	`usage` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`reverses_id`) REFERENCES `spare_part_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repair_log_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`maintenance_order_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part_log__plant_uq` ON `spare_part_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part_log__reverses_id_uq` ON `spare_part_log` (`plant_id`,`reverses_id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_part_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`part_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__reverses_ix` ON `spare_part_log` (`reverses_id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_repairer_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`repairer_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_repair_log_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`repair_log_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_maintenance_order_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`maintenance_order_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE TABLE `accessory` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`spec` text,
	`unit` text NOT NULL,
	`quantity` integer CHECK ("quantity" >= 0) DEFAULT 0 NOT NULL,
	`value` integer CHECK ("value" >= 0) DEFAULT 0 NOT NULL,
	`last_moved_at` integer,
	`stock_status` text DEFAULT 'OUT' NOT NULL,
	`min_quantity` integer DEFAULT 0 NOT NULL,
	`max_quantity` integer,
	`location_id` integer,
	`vendor_id` integer,
	`usage` text,
	`unit_price` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`location_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `accessory__plant_uq` ON `accessory` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `accessory__code_uq` ON `accessory` (`plant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_sort_order_id_code_name_ix` ON `accessory` (`plant_id`,`sort_order`,`id`,`code`,`name`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_code_id_ix` ON `accessory` (`plant_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_name_id_ix` ON `accessory` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_quantity_id_ix` ON `accessory` (`plant_id`,`quantity`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_last_moved_at_id_ix` ON `accessory` (`plant_id`,`last_moved_at`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_stock_status_id_ix` ON `accessory` (`plant_id`,`stock_status`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_location_sort_order_id_ix` ON `accessory` (`plant_id`,`location_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_vendor_sort_order_id_ix` ON `accessory` (`plant_id`,`vendor_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `accessory_file` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `accessory`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `accessory_file_target_ix` ON `accessory_file` (`target_id`);
--> statement-breakpoint
CREATE TABLE `accessory_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`accessory_id` integer NOT NULL,
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
	`remark` text,
	`staff_id` integer NOT NULL,
	`workshop_id` integer,
	`position_id` integer,
	`usage` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`accessory_id`) REFERENCES `accessory`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`reverses_id`) REFERENCES `accessory_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`staff_id`) REFERENCES `staff`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `accessory_log__plant_uq` ON `accessory_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `accessory_log__reverses_id_uq` ON `accessory_log` (`plant_id`,`reverses_id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__plant_booked_at_id_ix` ON `accessory_log` (`plant_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__plant_accessory_booked_at_id_ix` ON `accessory_log` (`plant_id`,`accessory_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__reverses_ix` ON `accessory_log` (`reverses_id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__plant_staff_booked_at_id_ix` ON `accessory_log` (`plant_id`,`staff_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__plant_workshop_booked_at_id_ix` ON `accessory_log` (`plant_id`,`workshop_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__plant_position_booked_at_id_ix` ON `accessory_log` (`plant_id`,`position_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE TABLE `storage_location` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`code` text NOT NULL,
	`parent_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`parent_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `storage_location__plant_uq` ON `storage_location` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `storage_location__code_uq` ON `storage_location` (`plant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `storage_location__plant_sort_order_id_ix` ON `storage_location` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `storage_location__plant_code_id_ix` ON `storage_location` (`plant_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `storage_location__plant_parent_sort_order_id_ix` ON `storage_location` (`plant_id`,`parent_id`,`sort_order`,`id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_spare_part` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`spec` text,
	`unit` text NOT NULL,
	`quantity` integer CHECK ("quantity" >= 0) DEFAULT 0 NOT NULL,
	`value` integer CHECK ("value" >= 0) DEFAULT 0 NOT NULL,
	`last_moved_at` integer,
	`reserved` integer CHECK ("reserved" >= 0) DEFAULT 0 NOT NULL,
	`stock_status` text DEFAULT 'OUT' NOT NULL,
	`min_quantity` integer DEFAULT 0 NOT NULL,
	`max_quantity` integer,
	`location_id` integer,
	`vendor_id` integer,
	`agency` text,
	`usage` text,
	`unit_price` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`location_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_spare_part`("id", "plant_id", "code", "name", "spec", "unit", "min_quantity", "vendor_id", "agency", "usage", "unit_price", "sort_order", "status", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "code", "name", "spec", "unit", "min_quantity", "vendor_id", "agency", "usage", "unit_price", "sort_order", "status", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `spare_part`;
--> statement-breakpoint
DROP TABLE `spare_part`;
--> statement-breakpoint
ALTER TABLE `__new_spare_part` RENAME TO `spare_part`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part__plant_uq` ON `spare_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part__code_uq` ON `spare_part` (`plant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_sort_order_id_code_name_ix` ON `spare_part` (`plant_id`,`sort_order`,`id`,`code`,`name`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_code_id_ix` ON `spare_part` (`plant_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_name_id_ix` ON `spare_part` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_quantity_id_ix` ON `spare_part` (`plant_id`,`quantity`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_last_moved_at_id_ix` ON `spare_part` (`plant_id`,`last_moved_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_stock_status_id_ix` ON `spare_part` (`plant_id`,`stock_status`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_location_sort_order_id_ix` ON `spare_part` (`plant_id`,`location_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_vendor_sort_order_id_ix` ON `spare_part` (`plant_id`,`vendor_id`,`sort_order`,`id`);
