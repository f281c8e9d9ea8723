PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_ink_can` (
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
	`shift_ends_at` integer,
	`returned_at` integer,
	`away_since` integer,
	`last_equipment_id` integer,
	`last_decor_code` text,
	`returned_kg` integer,
	`return_use_id` integer,
	`return_move_id` integer,
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
	FOREIGN KEY (`plant_id`,`last_equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`return_use_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`return_move_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`receipt_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`taken_by_id`) REFERENCES `ink_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_ink_can`("id", "plant_id", "can_no", "ink_id", "ink_stock_id", "state", "full_kg", "content_kg", "tare_kg", "equipment_id", "decor_code", "opened_at", "opened_by_id", "shift_ends_at", "returned_at", "away_since", "last_equipment_id", "last_decor_code", "returned_kg", "return_use_id", "return_move_id", "override_reason", "receipt_id", "taken_by_id", "taken_kg", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "can_no", "ink_id", "ink_stock_id", "state", "full_kg", "content_kg", "tare_kg", "equipment_id", "decor_code", "opened_at", "opened_by_id", NULL, "returned_at", "away_since", NULL, NULL, NULL, NULL, NULL, "override_reason", "receipt_id", "taken_by_id", "taken_kg", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `ink_can`;
--> statement-breakpoint
DROP TABLE `ink_can`;
--> statement-breakpoint
ALTER TABLE `__new_ink_can` RENAME TO `ink_can`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
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
CREATE INDEX `ink_can__last_equipment_ix` ON `ink_can` (`last_equipment_id`);
--> statement-breakpoint
CREATE INDEX `ink_can__return_use_ix` ON `ink_can` (`return_use_id`);
--> statement-breakpoint
CREATE INDEX `ink_can__return_move_ix` ON `ink_can` (`return_move_id`);
--> statement-breakpoint
CREATE INDEX `ink_can__plant_receipt_opened_at_id_ix` ON `ink_can` (`plant_id`,`receipt_id`,`opened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can__taken_by_ix` ON `ink_can` (`taken_by_id`);
