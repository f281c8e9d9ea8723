CREATE TABLE `saved_view` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`resource` text NOT NULL,
	`name` text NOT NULL,
	`visibility` text DEFAULT 'PRIVATE' NOT NULL,
	`user_id` integer NOT NULL,
	`role_id` integer,
	`is_default` integer DEFAULT false NOT NULL,
	`icon` text,
	`refresh_seconds` integer,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `role`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `saved_view__plant_uq` ON `saved_view` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_view__user_id_resource_name_uq` ON `saved_view` (`plant_id`,`user_id`,`resource`,`name`);
--> statement-breakpoint
CREATE INDEX `saved_view__plant_id_ix` ON `saved_view` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `saved_view__user_ix` ON `saved_view` (`user_id`);
--> statement-breakpoint
CREATE INDEX `saved_view__role_ix` ON `saved_view` (`role_id`);
--> statement-breakpoint
CREATE TABLE `removed_row` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`at_plant_id` integer NOT NULL,
	`user_id` integer,
	`removed_at` integer NOT NULL,
	`row` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `removed_row__user_ix` ON `removed_row` (`user_id`);
--> statement-breakpoint
CREATE INDEX `removed_row__user_resource_removed_at_id_ix` ON `removed_row` (`user_id`,`resource`,`removed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `removed_row__removed_at_id_ix` ON `removed_row` (`removed_at`,`id`);
--> statement-breakpoint
CREATE TABLE `import_batch` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`resource` text NOT NULL,
	`file_name` text NOT NULL,
	`storage_key` text NOT NULL,
	`user_id` integer NOT NULL,
	`state` text DEFAULT 'UPLOADED' NOT NULL,
	`sheet` text,
	`mapping` text,
	`updates_existing` integer DEFAULT false NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`created_count` integer DEFAULT 0 NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`same_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `import_batch__plant_uq` ON `import_batch` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `import_batch__plant_id_ix` ON `import_batch` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `import_batch__user_ix` ON `import_batch` (`user_id`);
--> statement-breakpoint
CREATE TABLE `imported_row` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`batch_id` integer NOT NULL,
	`row_no` integer NOT NULL,
	`record_id` integer NOT NULL,
	`action` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`batch_id`) REFERENCES `import_batch`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `imported_row__plant_uq` ON `imported_row` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `imported_row__plant_id_ix` ON `imported_row` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `imported_row__batch_ix` ON `imported_row` (`batch_id`);
--> statement-breakpoint
ALTER TABLE `import_log` ADD `created_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `import_log` ADD `changed_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `import_log` ADD `same_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `import_log` ADD `batch_no` integer;
