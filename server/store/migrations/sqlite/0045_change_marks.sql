CREATE TABLE `change_mark` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`unit` integer NOT NULL,
	`changes` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `change_mark__unit_id_ix` ON `change_mark` (`unit`,`id`);
--> statement-breakpoint
CREATE INDEX `change_mark__created_at_id_ix` ON `change_mark` (`created_at`,`id`);
