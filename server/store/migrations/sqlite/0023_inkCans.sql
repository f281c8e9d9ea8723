CREATE TABLE `ink_can` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`can_no` text NOT NULL,
	`ink_id` integer NOT NULL,
	`ink_stock_id` integer NOT NULL,
	`state` text DEFAULT 'FULL' NOT NULL,
	`full_kg` integer NOT NULL,
	`content_kg` integer CHECK ("content_kg" >= 0) NOT NULL,
	`tare_kg` integer,
	`equipment_id` integer,
	`decor_code` text,
	`opened_at` integer,
	`opened_by_id` integer,
	`returned_at` integer,
	`override_reason` text,
	`receipt_id` integer,
	`taken_by_id` integer,
	`taken_kg` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ink_id`) REFERENCES `ink`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`ink_stock_id`) REFERENCES `ink_stock`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`opened_by_id`) REFERENCES `staff`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`receipt_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`taken_by_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `ink_can__plant_uq` ON `ink_can` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ink_can__can_no_uq` ON `ink_can` (`plant_id`,`can_no`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_opened_at_id_ix` ON `ink_can` (`plant_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_can_no_id_ix` ON `ink_can` (`plant_id`,`can_no`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_ink_opened_at_id_ix` ON `ink_can` (`plant_id`,`ink_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_ink_stock_opened_at_id_ix` ON `ink_can` (`plant_id`,`ink_stock_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_equipment_opened_at_id_ix` ON `ink_can` (`plant_id`,`equipment_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_opened_by_opened_at_id_ix` ON `ink_can` (`plant_id`,`opened_by_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_receipt_opened_at_id_ix` ON `ink_can` (`plant_id`,`receipt_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__taken_by_ix` ON `ink_can` (`taken_by_id`);
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
	FOREIGN KEY (`plant_id`,`moved_from_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_ink_log`("id", "plant_id", "ink_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "ink_stock_id", "batch_no", "location_id", "expiring_date", "cans", "staff_id", "equipment_id", "decor_code", "usage", "override_reason", "stocktake_id", "place_balance", "moved_from_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "ink_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "ink_stock_id", "batch_no", "location_id", "expiring_date", "cans", "staff_id", "equipment_id", "decor_code", "usage", "override_reason", "stocktake_id", "place_balance", "moved_from_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `ink_log`;
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
CREATE INDEX `ink_log__moved_from_ix` ON `ink_log` (`moved_from_id`);
--> statement-breakpoint
ALTER TABLE `ink_unit` ADD `tare_kg` integer;
