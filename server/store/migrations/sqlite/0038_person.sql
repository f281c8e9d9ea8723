PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_repairer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`sap_name` text,
	`craft` text,
	`mobile` text,
	`worker_id` integer,
	`user_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_repairer`("id", "plant_id", "name", "pinyin", "sap_name", "craft", "mobile", "worker_id", "user_id", "sort_order", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "name", "pinyin", "sap_name", "craft", "mobile", NULL, "user_id", "sort_order", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `repairer`;
--> statement-breakpoint
DROP TABLE `repairer`;
--> statement-breakpoint
ALTER TABLE `__new_repairer` RENAME TO `repairer`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
--> statement-breakpoint
CREATE UNIQUE INDEX `repairer__plant_uq` ON `repairer` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `repairer__worker_id_uq` ON `repairer` (`plant_id`,`worker_id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_sort_order_id_ix` ON `repairer` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_name_id_ix` ON `repairer` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_worker_sort_order_id_ix` ON `repairer` (`plant_id`,`worker_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_user_sort_order_id_ix` ON `repairer` (`plant_id`,`user_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_staff` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`staff_no` text NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`worker_id` integer,
	`is_acc` integer DEFAULT false NOT NULL,
	`is_ink` integer DEFAULT false NOT NULL,
	`position_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_staff`("id", "plant_id", "staff_no", "name", "pinyin", "worker_id", "is_acc", "is_ink", "position_id", "sort_order", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "staff_no", "name", "pinyin", NULL, "is_acc", "is_ink", "position_id", "sort_order", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `staff`;
--> statement-breakpoint
DROP TABLE `staff`;
--> statement-breakpoint
ALTER TABLE `__new_staff` RENAME TO `staff`;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff__plant_uq` ON `staff` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff__staff_no_uq` ON `staff` (`plant_id`,`staff_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff__worker_id_uq` ON `staff` (`plant_id`,`worker_id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_sort_order_id_ix` ON `staff` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_staff_no_id_ix` ON `staff` (`plant_id`,`staff_no`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_name_id_ix` ON `staff` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_worker_sort_order_id_ix` ON `staff` (`plant_id`,`worker_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_position_sort_order_id_ix` ON `staff` (`plant_id`,`position_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_operator` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`worker_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
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
INSERT INTO `__new_operator`("id", "plant_id", "name", "pinyin", "worker_id", "sort_order", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "name", "pinyin", NULL, "sort_order", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `operator`;
--> statement-breakpoint
DROP TABLE `operator`;
--> statement-breakpoint
ALTER TABLE `__new_operator` RENAME TO `operator`;
--> statement-breakpoint
CREATE UNIQUE INDEX `operator__plant_uq` ON `operator` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator__worker_id_uq` ON `operator` (`plant_id`,`worker_id`);
--> statement-breakpoint
CREATE INDEX `operator__plant_sort_order_id_ix` ON `operator` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `operator__plant_name_id_ix` ON `operator` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `operator__plant_worker_sort_order_id_ix` ON `operator` (`plant_id`,`worker_id`,`sort_order`,`id`);
