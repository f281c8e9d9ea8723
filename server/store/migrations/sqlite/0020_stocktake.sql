CREATE TABLE `stocktake` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`stocktake_no` text NOT NULL,
	`kind` text NOT NULL,
	`is_blind` integer DEFAULT false NOT NULL,
	`staff_id` integer,
	`state` text DEFAULT 'COUNTING' NOT NULL,
	`line_count` integer DEFAULT 0 NOT NULL,
	`submitted_at` integer,
	`approver_id` integer,
	`posted_at` integer,
	`different_lines` integer,
	`difference_value` integer,
	`accuracy` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`staff_id`) REFERENCES `staff`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approver_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `stocktake__plant_uq` ON `stocktake` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `stocktake__stocktake_no_uq` ON `stocktake` (`plant_id`,`stocktake_no`);
--> statement-breakpoint
CREATE INDEX `stocktake__plant_id_ix` ON `stocktake` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake__plant_stocktake_no_id_ix` ON `stocktake` (`plant_id`,`stocktake_no`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake__plant_accuracy_id_ix` ON `stocktake` (`plant_id`,`accuracy`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake__plant_staff_id_ix` ON `stocktake` (`plant_id`,`staff_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake__approver_ix` ON `stocktake` (`approver_id`);
--> statement-breakpoint
CREATE TABLE `stocktake_location` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `stocktake_location_target_ix` ON `stocktake_location` (`target_id`);
--> statement-breakpoint
CREATE TABLE `stocktake_counter` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `stocktake_counter_target_ix` ON `stocktake_counter` (`target_id`);
--> statement-breakpoint
CREATE TABLE `stocktake_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`stocktake_id` integer NOT NULL,
	`stocktake_no` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`unit` text,
	`location_id` integer,
	`state` text DEFAULT 'OPEN' NOT NULL,
	`counted` integer,
	`note` text,
	`counted_at` integer,
	`counted_by_id` integer,
	`recounts` integer DEFAULT 0 NOT NULL,
	`part_id` integer,
	`accessory_id` integer,
	`ink_id` integer,
	`ink_stock_id` integer,
	`frozen` integer NOT NULL,
	`booked` integer,
	`worth` integer,
	`moved` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`stocktake_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`location_id`) REFERENCES `storage_location`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`counted_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`accessory_id`) REFERENCES `accessory`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`ink_id`) REFERENCES `ink`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`ink_stock_id`) REFERENCES `ink_stock`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `stocktake_line__plant_uq` ON `stocktake_line` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `stocktake_line__stocktake_id_code_uq` ON `stocktake_line` (`plant_id`,`stocktake_id`,`code`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__plant_id_ix` ON `stocktake_line` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__plant_code_id_ix` ON `stocktake_line` (`plant_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__plant_stocktake_id_ix` ON `stocktake_line` (`plant_id`,`stocktake_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__plant_location_id_ix` ON `stocktake_line` (`plant_id`,`location_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__plant_counted_by_id_ix` ON `stocktake_line` (`plant_id`,`counted_by_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__part_ix` ON `stocktake_line` (`part_id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__accessory_ix` ON `stocktake_line` (`accessory_id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__ink_ix` ON `stocktake_line` (`ink_id`);
--> statement-breakpoint
CREATE INDEX `stocktake_line__ink_stock_ix` ON `stocktake_line` (`ink_stock_id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_spare_part_log` (
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
	`repairer_id` integer,
	`repair_log_id` integer,
	`maintenance_order_id` integer,
	`usage` text,
	`override_reason` text,
	`stocktake_id` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`reverses_id`) REFERENCES `spare_part_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repair_log_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`maintenance_order_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`stocktake_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_spare_part_log`("id", "plant_id", "part_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "repairer_id", "repair_log_id", "maintenance_order_id", "usage", "override_reason", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "part_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "repairer_id", "repair_log_id", "maintenance_order_id", "usage", "override_reason", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `spare_part_log`;
--> statement-breakpoint
DROP TABLE `spare_part_log`;
--> statement-breakpoint
ALTER TABLE `__new_spare_part_log` RENAME TO `spare_part_log`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
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
CREATE INDEX `spare_part_log__plant_stocktake_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`stocktake_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_accessory_log` (
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
	`staff_id` integer NOT NULL,
	`workshop_id` integer,
	`position_id` integer,
	`usage` text,
	`stocktake_id` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`accessory_id`) REFERENCES `accessory`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`reverses_id`) REFERENCES `accessory_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`staff_id`) REFERENCES `staff`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`stocktake_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_accessory_log`("id", "plant_id", "accessory_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "staff_id", "workshop_id", "position_id", "usage", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "accessory_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "staff_id", "workshop_id", "position_id", "usage", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `accessory_log`;
--> statement-breakpoint
DROP TABLE `accessory_log`;
--> statement-breakpoint
ALTER TABLE `__new_accessory_log` RENAME TO `accessory_log`;
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
CREATE INDEX `accessory_log__plant_stocktake_booked_at_id_ix` ON `accessory_log` (`plant_id`,`stocktake_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_ink_log` (
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
	`stocktake_id` integer,
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
	FOREIGN KEY (`plant_id`,`stocktake_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`moved_from_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_ink_log`("id", "plant_id", "ink_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "ink_stock_id", "batch_no", "location_id", "expiring_date", "cans", "staff_id", "equipment_id", "decor_code", "usage", "override_reason", "place_balance", "moved_from_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "ink_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "ink_stock_id", "batch_no", "location_id", "expiring_date", "cans", "staff_id", "equipment_id", "decor_code", "usage", "override_reason", "place_balance", "moved_from_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `ink_log`;
--> statement-breakpoint
DROP TABLE `ink_log`;
--> statement-breakpoint
ALTER TABLE `__new_ink_log` RENAME TO `ink_log`;
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
CREATE INDEX `ink_log__plant_stocktake_booked_at_id_ix` ON `ink_log` (`plant_id`,`stocktake_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__moved_from_ix` ON `ink_log` (`moved_from_id`);
