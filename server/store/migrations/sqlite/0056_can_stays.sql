CREATE TABLE `ink_can_stay` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`ink_can_id` integer NOT NULL,
	`can_no` text NOT NULL,
	`equipment_id` integer NOT NULL,
	`decor_code` text,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ink_can_id`) REFERENCES `ink_can`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `ink_can_stay__plant_uq` ON `ink_can_stay` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can_stay__plant_id_ix` ON `ink_can_stay` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `ink_can_stay__ink_can_ix` ON `ink_can_stay` (`ink_can_id`);
--> statement-breakpoint
CREATE INDEX `ink_can_stay__equipment_ix` ON `ink_can_stay` (`equipment_id`);
--> statement-breakpoint
CREATE INDEX `ink_can_stay__plant_equipment_until_id_ix` ON `ink_can_stay` (`plant_id`,`equipment_id`,`until`,`id`);
