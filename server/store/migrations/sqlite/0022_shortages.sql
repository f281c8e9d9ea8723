CREATE TABLE `stock_order` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`order_no` text NOT NULL,
	`kind` text DEFAULT 'PARTS' NOT NULL,
	`part_id` integer,
	`accessory_id` integer,
	`vendor_id` integer,
	`quantity` integer NOT NULL,
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
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

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
CREATE INDEX `stock_order__plant_vendor_expected_date_id_ix` ON `stock_order` (`plant_id`,`vendor_id`,`expected_date`,`id`);
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
	`equipment_id` integer,
	`stocktake_id` integer,
	`stock_order_id` integer,
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
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`stocktake_id`) REFERENCES `stocktake`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`stock_order_id`) REFERENCES `stock_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_spare_part_log`("id", "plant_id", "part_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "repairer_id", "repair_log_id", "maintenance_order_id", "usage", "override_reason", "stocktake_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "part_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "repairer_id", "repair_log_id", "maintenance_order_id", "usage", "override_reason", "stocktake_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `spare_part_log`;
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
CREATE INDEX `spare_part_log__plant_booked_at_id_store_type_state_amount_par` ON `spare_part_log` (`plant_id`,`booked_at`,`id`,`store_type`,`state`,`amount`,`part_id`,`equipment_id`,`repairer_id`);
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
CREATE INDEX `spare_part_log__plant_equipment_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`equipment_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_stocktake_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`stocktake_id`,`booked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part_log__plant_stock_order_booked_at_id_ix` ON `spare_part_log` (`plant_id`,`stock_order_id`,`booked_at`,`id`);
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
	`stock_order_id` integer,
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
	FOREIGN KEY (`plant_id`,`stock_order_id`) REFERENCES `stock_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_accessory_log`("id", "plant_id", "accessory_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "staff_id", "workshop_id", "position_id", "usage", "stocktake_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "accessory_id", "store_type", "quantity", "quantity_check", "counted_at", "booked_at", "quantity_changed", "balance", "moved_since_count", "unit_price", "amount", "state", "reverses_id", "staff_id", "workshop_id", "position_id", "usage", "stocktake_id", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `accessory_log`;
--> statement-breakpoint
DROP TABLE `accessory_log`;
--> statement-breakpoint
ALTER TABLE `__new_accessory_log` RENAME TO `accessory_log`;
--> statement-breakpoint
CREATE UNIQUE INDEX `accessory_log__plant_uq` ON `accessory_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `accessory_log__reverses_id_uq` ON `accessory_log` (`plant_id`,`reverses_id`);
--> statement-breakpoint
CREATE INDEX `accessory_log__plant_booked_at_id_store_type_state_amount_acce` ON `accessory_log` (`plant_id`,`booked_at`,`id`,`store_type`,`state`,`amount`,`accessory_id`,`workshop_id`,`staff_id`);
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
CREATE INDEX `accessory_log__plant_stock_order_booked_at_id_ix` ON `accessory_log` (`plant_id`,`stock_order_id`,`booked_at`,`id`);
--> statement-breakpoint
DROP INDEX `ink_log__plant_booked_at_id_ix`;
--> statement-breakpoint
CREATE INDEX `ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm` ON `ink_log` (`plant_id`,`booked_at`,`id`,`store_type`,`state`,`amount`,`ink_id`,`equipment_id`,`staff_id`);
--> statement-breakpoint
ALTER TABLE `spare_part` ADD `low_alarm` text DEFAULT 'QUIET' NOT NULL;
--> statement-breakpoint
CREATE INDEX `spare_part__plant_low_alarm_id_ix` ON `spare_part` (`plant_id`,`low_alarm`,`id`);
--> statement-breakpoint
ALTER TABLE `accessory` ADD `low_alarm` text DEFAULT 'QUIET' NOT NULL;
--> statement-breakpoint
CREATE INDEX `accessory__plant_low_alarm_id_ix` ON `accessory` (`plant_id`,`low_alarm`,`id`);
--> statement-breakpoint
ALTER TABLE `ink` ADD `low_alarm` text DEFAULT 'QUIET' NOT NULL;
--> statement-breakpoint
CREATE INDEX `ink__plant_low_alarm_id_ix` ON `ink` (`plant_id`,`low_alarm`,`id`);
--> statement-breakpoint
ALTER TABLE `vendor` ADD `lead_days` integer;
