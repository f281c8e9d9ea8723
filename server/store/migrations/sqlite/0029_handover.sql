CREATE TABLE `shift_notice` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`date` text NOT NULL,
	`title` text NOT NULL,
	`day_shift` text,
	`night_shift` text,
	`shift_time` text,
	`day_tech` text,
	`night_tel` text,
	`bench` text,
	`elec` text,
	`ship` text,
	`paper` text,
	`notice` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_notice__plant_uq` ON `shift_notice` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_notice__date_title_uq` ON `shift_notice` (`plant_id`,`date`,`title`);
--> statement-breakpoint
CREATE INDEX `shift_notice__plant_date_id_ix` ON `shift_notice` (`plant_id`,`date`,`id`);
--> statement-breakpoint
CREATE TABLE `shift_handover` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`handover_no` text NOT NULL,
	`date` text NOT NULL,
	`shift_id` integer NOT NULL,
	`began_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`state` text DEFAULT 'OPEN' NOT NULL,
	`summary` text,
	`read_at` integer,
	`outgoing_id` integer,
	`handed_at` integer,
	`incoming_id` integer,
	`signed_at` integer,
	`told_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`outgoing_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`incoming_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_handover__plant_uq` ON `shift_handover` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_handover__handover_no_uq` ON `shift_handover` (`plant_id`,`handover_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_handover__date_shift_id_uq` ON `shift_handover` (`plant_id`,`date`,`shift_id`);
--> statement-breakpoint
CREATE INDEX `shift_handover__plant_ends_at_id_ix` ON `shift_handover` (`plant_id`,`ends_at`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover__plant_handover_no_id_ix` ON `shift_handover` (`plant_id`,`handover_no`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover__plant_date_id_ix` ON `shift_handover` (`plant_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover__plant_shift_ends_at_id_ix` ON `shift_handover` (`plant_id`,`shift_id`,`ends_at`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover__plant_outgoing_ends_at_id_ix` ON `shift_handover` (`plant_id`,`outgoing_id`,`ends_at`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover__plant_incoming_ends_at_id_ix` ON `shift_handover` (`plant_id`,`incoming_id`,`ends_at`,`id`);
--> statement-breakpoint
CREATE TABLE `shift_handover_item` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`handover_id` integer NOT NULL,
	`kind` text DEFAULT 'NOTE' NOT NULL,
	`resource` text,
	`record_id` integer,
	`title` text NOT NULL,
	`detail` text,
	`since` integer,
	`needs_reason` integer DEFAULT false NOT NULL,
	`explanation` text,
	`times` integer DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'OPEN' NOT NULL,
	`question` text,
	`answer` text,
	`taken_by_id` integer,
	`taken_at` integer,
	`is_later` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`handover_id`) REFERENCES `shift_handover`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_handover_item__plant_uq` ON `shift_handover_item` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover_item__plant_id_ix` ON `shift_handover_item` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover_item__plant_handover_id_ix` ON `shift_handover_item` (`plant_id`,`handover_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_handover_item__taken_by_ix` ON `shift_handover_item` (`taken_by_id`);
