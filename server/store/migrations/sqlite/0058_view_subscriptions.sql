CREATE TABLE `view_subscription` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`view_id` integer,
	`board` text,
	`period` text,
	`user_id` integer NOT NULL,
	`channel` text NOT NULL,
	`wechat_key` text,
	`rhythm` text NOT NULL,
	`weekday` integer,
	`month_day` integer,
	`send_time` text NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`next_at` integer NOT NULL,
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
CREATE UNIQUE INDEX `view_subscription__plant_uq` ON `view_subscription` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `view_subscription__plant_id_ix` ON `view_subscription` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `view_subscription__user_ix` ON `view_subscription` (`user_id`);
--> statement-breakpoint
CREATE INDEX `view_subscription__plant_status_next_at_id_ix` ON `view_subscription` (`plant_id`,`status`,`next_at`,`id`);
--> statement-breakpoint
CREATE INDEX `view_subscription__plant_user_id_ix` ON `view_subscription` (`plant_id`,`user_id`,`id`);
--> statement-breakpoint
CREATE TABLE `view_sending` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`subscription_id` integer NOT NULL,
	`due_at` integer NOT NULL,
	`status` text DEFAULT 'QUEUED' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	`sent_at` integer,
	`row_count` integer,
	`reason` text,
	`answer` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`subscription_id`) REFERENCES `view_subscription`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `view_sending__plant_uq` ON `view_sending` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `view_sending__subscription_id_due_at_uq` ON `view_sending` (`plant_id`,`subscription_id`,`due_at`);
--> statement-breakpoint
CREATE INDEX `view_sending__plant_id_ix` ON `view_sending` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `view_sending__subscription_ix` ON `view_sending` (`subscription_id`);
--> statement-breakpoint
CREATE INDEX `view_sending__plant_status_next_at_id_ix` ON `view_sending` (`plant_id`,`status`,`next_at`,`id`);
