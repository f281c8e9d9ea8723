CREATE TABLE `audit_check` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_at` integer NOT NULL,
	`name` text NOT NULL,
	`cause` text NOT NULL,
	`state` text NOT NULL,
	`checked_rows` integer,
	`seconds` integer,
	`broken_log` text,
	`broken_row` integer,
	`broken_at` integer,
	`breach` text,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `audit_check__started_at_id_ix` ON `audit_check` (`started_at`,`id`);
