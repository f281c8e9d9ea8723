CREATE TABLE `production_schedule` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`date` text NOT NULL,
	`shift_id` integer NOT NULL,
	`position_id` integer NOT NULL,
	`equipment_id` integer,
	`team_id` integer,
	`origin` text DEFAULT 'MANUAL' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`team_id`) REFERENCES `shift_team`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `production_schedule__plant_uq` ON `production_schedule` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `production_schedule__date_shift_id_position_id_equipment_id_uq` ON `production_schedule` (`plant_id`,`date`,`shift_id`,`position_id`,`equipment_id`);
--> statement-breakpoint
CREATE INDEX `production_schedule__plant_date_id_ix` ON `production_schedule` (`plant_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `production_schedule__plant_shift_date_id_ix` ON `production_schedule` (`plant_id`,`shift_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `production_schedule__plant_position_date_id_ix` ON `production_schedule` (`plant_id`,`position_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `production_schedule__plant_equipment_date_id_ix` ON `production_schedule` (`plant_id`,`equipment_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `production_schedule__plant_team_date_id_ix` ON `production_schedule` (`plant_id`,`team_id`,`date`,`id`);
--> statement-breakpoint
CREATE TABLE `production_schedule_worker` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `production_schedule`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `production_schedule_worker_target_ix` ON `production_schedule_worker` (`target_id`);
--> statement-breakpoint
CREATE TABLE `shift_team` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`leader_id` integer,
	`pattern_id` integer,
	`begin_date` text,
	`offset_days` integer DEFAULT 0 NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`leader_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`pattern_id`) REFERENCES `shift_pattern`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_team__plant_uq` ON `shift_team` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_team__name_uq` ON `shift_team` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `shift_team__plant_sort_order_id_ix` ON `shift_team` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team__plant_leader_sort_order_id_ix` ON `shift_team` (`plant_id`,`leader_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team__plant_pattern_sort_order_id_ix` ON `shift_team` (`plant_id`,`pattern_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `shift_team_member` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`team_id` integer NOT NULL,
	`worker_id` integer NOT NULL,
	`position_id` integer NOT NULL,
	`equipment_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`team_id`) REFERENCES `shift_team`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_team_member__plant_uq` ON `shift_team_member` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_team_member__worker_id_uq` ON `shift_team_member` (`plant_id`,`worker_id`);
--> statement-breakpoint
CREATE INDEX `shift_team_member__plant_id_ix` ON `shift_team_member` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team_member__plant_name_id_ix` ON `shift_team_member` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team_member__plant_team_id_ix` ON `shift_team_member` (`plant_id`,`team_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team_member__plant_worker_id_ix` ON `shift_team_member` (`plant_id`,`worker_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team_member__plant_position_id_ix` ON `shift_team_member` (`plant_id`,`position_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_team_member__plant_equipment_id_ix` ON `shift_team_member` (`plant_id`,`equipment_id`,`id`);
--> statement-breakpoint
CREATE TABLE `shift_pattern` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`cycle` text NOT NULL,
	`shift_a_id` integer,
	`shift_b_id` integer,
	`shift_c_id` integer,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`shift_a_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_b_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_c_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_pattern__plant_uq` ON `shift_pattern` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift_pattern__name_uq` ON `shift_pattern` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `shift_pattern__plant_name_id_ix` ON `shift_pattern` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_pattern__shift_a_ix` ON `shift_pattern` (`shift_a_id`);
--> statement-breakpoint
CREATE INDEX `shift_pattern__shift_b_ix` ON `shift_pattern` (`shift_b_id`);
--> statement-breakpoint
CREATE INDEX `shift_pattern__shift_c_ix` ON `shift_pattern` (`shift_c_id`);
--> statement-breakpoint
CREATE TABLE `position_demand` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`position_id` integer NOT NULL,
	`shift_id` integer NOT NULL,
	`equipment_id` integer,
	`heads` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `position_demand__plant_uq` ON `position_demand` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `position_demand__position_id_shift_id_equipment_id_uq` ON `position_demand` (`plant_id`,`position_id`,`shift_id`,`equipment_id`);
--> statement-breakpoint
CREATE INDEX `position_demand__plant_id_ix` ON `position_demand` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `position_demand__plant_name_id_ix` ON `position_demand` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `position_demand__plant_position_id_ix` ON `position_demand` (`plant_id`,`position_id`,`id`);
--> statement-breakpoint
CREATE INDEX `position_demand__plant_shift_id_ix` ON `position_demand` (`plant_id`,`shift_id`,`id`);
--> statement-breakpoint
CREATE INDEX `position_demand__plant_equipment_id_ix` ON `position_demand` (`plant_id`,`equipment_id`,`id`);
--> statement-breakpoint
CREATE TABLE `worker_qualification` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`worker_id` integer NOT NULL,
	`position_id` integer NOT NULL,
	`valid_until` text,
	`remark` text,
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
CREATE UNIQUE INDEX `worker_qualification__plant_uq` ON `worker_qualification` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `worker_qualification__worker_id_position_id_uq` ON `worker_qualification` (`plant_id`,`worker_id`,`position_id`);
--> statement-breakpoint
CREATE INDEX `worker_qualification__plant_id_ix` ON `worker_qualification` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_qualification__plant_name_id_ix` ON `worker_qualification` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_qualification__plant_valid_until_id_ix` ON `worker_qualification` (`plant_id`,`valid_until`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_qualification__plant_worker_id_ix` ON `worker_qualification` (`plant_id`,`worker_id`,`id`);
--> statement-breakpoint
CREATE INDEX `worker_qualification__plant_position_id_ix` ON `worker_qualification` (`plant_id`,`position_id`,`id`);
--> statement-breakpoint
ALTER TABLE `worker` ADD `user_id` integer REFERENCES user(id);
--> statement-breakpoint
CREATE UNIQUE INDEX `worker__user_id_uq` ON `worker` (`plant_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `worker__plant_user_sort_order_id_ix` ON `worker` (`plant_id`,`user_id`,`sort_order`,`id`);
