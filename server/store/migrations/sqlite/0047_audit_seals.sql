CREATE TABLE `audit_seal` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`log` text NOT NULL,
	`chain` integer NOT NULL,
	`position` integer NOT NULL,
	`last_id` integer NOT NULL,
	`ids` text NOT NULL,
	`row_count` integer NOT NULL,
	`tags` text NOT NULL,
	`last_at` integer NOT NULL,
	`key_id` text NOT NULL,
	`digest` text NOT NULL,
	`purged` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `audit_seal__log_chain_position_uq` ON `audit_seal` (`log`,`chain`,`position`);
--> statement-breakpoint
CREATE INDEX `audit_seal__log_last_id_ix` ON `audit_seal` (`log`,`last_id`,`id`);
--> statement-breakpoint
ALTER TABLE `operation_log` ADD `mac` text;
--> statement-breakpoint
ALTER TABLE `login_log` ADD `mac` text;
