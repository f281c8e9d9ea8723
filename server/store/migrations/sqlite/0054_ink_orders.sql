ALTER TABLE `ink` ADD `vendor_id` integer REFERENCES vendor(id);
--> statement-breakpoint
CREATE INDEX `ink__plant_vendor_code_id_ix` ON `ink` (`plant_id`,`vendor_id`,`code`,`id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
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
	`ink_can_id` integer,
	`equipment_id` integer,
	`decor_code` text,
	`usage` text,
	`override_reason` text,
	`stocktake_id` integer,
	`stock_order_id` integer,
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
	FOREIGN KEY (`plant_id`,`ink_can_id`) REFERENCES `ink_can`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`stocktake_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`stock_order_id`) REFERENCES `stock_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`moved_from_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_ink_log`("id", "plant_id", "ink_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "ink_stock_id", "batch_no", "location_id", "expiring_date", "cans", "staff_id", "ink_can_id", "equipment_id", "decor_code", "usage", "override_reason", "stocktake_id", "place_balance", "moved_from_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "ink_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "ink_stock_id", "batch_no", "location_id", "expiring_date", "cans", "staff_id", "ink_can_id", "equipment_id", "decor_code", "usage", "override_reason", "stocktake_id", "place_balance", "moved_from_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `ink_log`;
--> statement-breakpoint
DROP TABLE `ink_log`;
--> statement-breakpoint
ALTER TABLE `__new_ink_log` RENAME TO `ink_log`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_log__plant_uq` ON `ink_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_log__reverses_id_uq` ON `ink_log` (`plant_id`,`reverses_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_log__moved_from_id_uq` ON `ink_log` (`plant_id`,`moved_from_id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm` ON `ink_log` (`plant_id`,`booked_at`,`id`,`store_type`,`state`,`amount`,`ink_id`,`equipment_id`,`staff_id`);
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
CREATE INDEX `ink_log__plant_ink_can_booked_at_id_ix` ON `ink_log` (`plant_id`,`ink_can_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_equipment_booked_at_id_ix` ON `ink_log` (`plant_id`,`equipment_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_stocktake_booked_at_id_ix` ON `ink_log` (`plant_id`,`stocktake_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__plant_stock_order_booked_at_id_ix` ON `ink_log` (`plant_id`,`stock_order_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_log__moved_from_ix` ON `ink_log` (`moved_from_id`);
--> statement-breakpoint
CREATE TABLE `__new_stock_order` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`order_no` text NOT NULL,
	`kind` text DEFAULT 'PARTS' NOT NULL,
	`part_id` integer,
	`accessory_id` integer,
	`ink_id` integer,
	`vendor_id` integer,
	`quantity` integer NOT NULL,
	`cans` integer,
	`received` integer CHECK ("received" >= 0) DEFAULT 0 NOT NULL,
	`unit_price` integer,
	`expected_date` text NOT NULL,
	`state` text DEFAULT 'ORDERED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`accessory_id`) REFERENCES `accessory`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`ink_id`) REFERENCES `ink`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_stock_order`("id", "plant_id", "order_no", "kind", "part_id", "accessory_id", "vendor_id", "quantity", "received", "unit_price", "expected_date", "state", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "order_no", "kind", "part_id", "accessory_id", "vendor_id", "quantity", "received", "unit_price", "expected_date", "state", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `stock_order`;
--> statement-breakpoint
DROP TABLE `stock_order`;
--> statement-breakpoint
ALTER TABLE `__new_stock_order` RENAME TO `stock_order`;
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_order__plant_uq` ON `stock_order` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_order__order_no_uq` ON `stock_order` (`plant_id`,`order_no`);
--> statement-breakpoint
CREATE INDEX `stock_order__plant_expected_date_id_ix` ON `stock_order` (`plant_id`,`expected_date`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_order__plant_order_no_id_ix` ON `stock_order` (`plant_id`,`order_no`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_order__plant_part_expected_date_id_ix` ON `stock_order` (`plant_id`,`part_id`,`expected_date`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_order__plant_accessory_expected_date_id_ix` ON `stock_order` (`plant_id`,`accessory_id`,`expected_date`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_order__plant_ink_expected_date_id_ix` ON `stock_order` (`plant_id`,`ink_id`,`expected_date`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_order__plant_vendor_expected_date_id_ix` ON `stock_order` (`plant_id`,`vendor_id`,`expected_date`,`id`);
