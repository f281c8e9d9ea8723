CREATE TABLE `backup` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_at` integer NOT NULL,
	`file_name` text NOT NULL,
	`cause` text NOT NULL,
	`state` text NOT NULL,
	`megabytes` integer,
	`seconds` integer,
	`version` text,
	`is_encrypted` integer DEFAULT false NOT NULL,
	`checked_at` integer,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `backup__started_at_id_ix` ON `backup` (`started_at`,`id`);
