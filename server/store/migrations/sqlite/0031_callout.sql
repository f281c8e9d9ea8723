CREATE TABLE `call_run` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`run_no` text NOT NULL,
	`ladder_id` integer NOT NULL,
	`report_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`began_at` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`stepped_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`state` text DEFAULT 'RUNNING' NOT NULL,
	`answered_by` text,
	`answered_on` text,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ladder_id`) REFERENCES `call_ladder`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`report_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `call_run__plant_uq` ON `call_run` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_run__run_no_uq` ON `call_run` (`plant_id`,`run_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_run__ladder_id_report_id_uq` ON `call_run` (`plant_id`,`ladder_id`,`report_id`);
--> statement-breakpoint
CREATE INDEX `call_run__plant_began_at_id_ix` ON `call_run` (`plant_id`,`began_at`,`id`);
--> statement-breakpoint
CREATE INDEX `call_run__plant_run_no_id_ix` ON `call_run` (`plant_id`,`run_no`,`id`);
--> statement-breakpoint
CREATE INDEX `call_run__plant_ladder_began_at_id_ix` ON `call_run` (`plant_id`,`ladder_id`,`began_at`,`id`);
--> statement-breakpoint
CREATE INDEX `call_run__plant_report_began_at_id_ix` ON `call_run` (`plant_id`,`report_id`,`began_at`,`id`);
--> statement-breakpoint
CREATE INDEX `call_run__plant_equipment_began_at_id_ix` ON `call_run` (`plant_id`,`equipment_id`,`began_at`,`id`);
--> statement-breakpoint
CREATE INDEX `call_run__plant_state_next_at_id_ix` ON `call_run` (`plant_id`,`state`,`next_at`,`id`);
--> statement-breakpoint
CREATE TABLE `call_ladder` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`urgency` text DEFAULT 'LOW' NOT NULL,
	`criticality` text DEFAULT 'C' NOT NULL,
	`stops_only` integer DEFAULT true NOT NULL,
	`after_minutes` integer DEFAULT 5 NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `call_ladder__plant_uq` ON `call_ladder` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_ladder__name_uq` ON `call_ladder` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `call_ladder__plant_sort_order_id_ix` ON `call_ladder` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `call_ladder_step` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`ladder_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`whom` text NOT NULL,
	`user_id` integer,
	`receiver_id` integer,
	`on_shift_only` integer DEFAULT false NOT NULL,
	`has_bell` integer DEFAULT true NOT NULL,
	`has_email` integer DEFAULT false NOT NULL,
	`has_sms` integer DEFAULT false NOT NULL,
	`has_voice` integer DEFAULT false NOT NULL,
	`has_wechat` integer DEFAULT false NOT NULL,
	`pause_minutes` integer DEFAULT 5 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`ladder_id`) REFERENCES `call_ladder`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`receiver_id`) REFERENCES `notice_receiver`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `call_ladder_step__plant_uq` ON `call_ladder_step` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_ladder_step__ladder_id_position_uq` ON `call_ladder_step` (`plant_id`,`ladder_id`,`position`);
--> statement-breakpoint
CREATE INDEX `call_ladder_step__plant_position_id_ix` ON `call_ladder_step` (`plant_id`,`position`,`id`);
--> statement-breakpoint
CREATE INDEX `call_ladder_step__plant_ladder_position_id_ix` ON `call_ladder_step` (`plant_id`,`ladder_id`,`position`,`id`);
--> statement-breakpoint
CREATE INDEX `call_ladder_step__user_ix` ON `call_ladder_step` (`user_id`);
--> statement-breakpoint
CREATE INDEX `call_ladder_step__receiver_ix` ON `call_ladder_step` (`receiver_id`);
--> statement-breakpoint
CREATE TABLE `call_attempt` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`run_id` integer NOT NULL,
	`position` integer NOT NULL,
	`person_key` text NOT NULL,
	`name` text NOT NULL,
	`user_id` integer,
	`repairer_id` integer,
	`state` text NOT NULL,
	`skipped` text,
	`called_at` integer NOT NULL,
	`answered_at` integer,
	`event_no` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`run_id`) REFERENCES `call_run`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `call_attempt__plant_uq` ON `call_attempt` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_attempt__run_id_position_person_key_uq` ON `call_attempt` (`plant_id`,`run_id`,`position`,`person_key`);
--> statement-breakpoint
CREATE INDEX `call_attempt__plant_id_ix` ON `call_attempt` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `call_attempt__plant_run_id_ix` ON `call_attempt` (`plant_id`,`run_id`,`id`);
--> statement-breakpoint
CREATE INDEX `call_attempt__user_ix` ON `call_attempt` (`user_id`);
--> statement-breakpoint
CREATE INDEX `call_attempt__repairer_ix` ON `call_attempt` (`repairer_id`);
--> statement-breakpoint
CREATE INDEX `call_attempt__plant_user_state_id_ix` ON `call_attempt` (`plant_id`,`user_id`,`state`,`id`);
--> statement-breakpoint
CREATE INDEX `call_attempt__plant_event_no_id_ix` ON `call_attempt` (`plant_id`,`event_no`,`id`);
--> statement-breakpoint
CREATE TABLE `call_link` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`attempt_id` integer NOT NULL,
	`channel` text NOT NULL,
	`key_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`attempt_id`) REFERENCES `call_attempt`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `call_link__plant_uq` ON `call_link` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_link__key_hash_uq` ON `call_link` (`plant_id`,`key_hash`);
--> statement-breakpoint
CREATE INDEX `call_link__plant_id_ix` ON `call_link` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `call_link__attempt_ix` ON `call_link` (`attempt_id`);
--> statement-breakpoint
ALTER TABLE `notice_event` ADD `channels` text;
