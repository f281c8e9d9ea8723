CREATE TABLE `report_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`report_no` text NOT NULL,
	`reporter_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`unit_id` integer,
	`description` text NOT NULL,
	`urgency` text DEFAULT 'NORMAL' NOT NULL,
	`is_stopped` integer DEFAULT false NOT NULL,
	`report_date` integer NOT NULL,
	`accepted_at` integer,
	`resume_date` integer,
	`expected_days` integer,
	`joined_to_id` integer,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`reporter_id`) REFERENCES `reporter`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`joined_to_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `report_log__plant_uq` ON `report_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_log__report_no_uq` ON `report_log` (`plant_id`,`report_no`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_date_id_report_no_ix` ON `report_log` (`plant_id`,`report_date`,`id`,`report_no`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_no_id_ix` ON `report_log` (`plant_id`,`report_no`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_reporter_report_date_id_ix` ON `report_log` (`plant_id`,`reporter_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_equipment_report_date_id_ix` ON `report_log` (`plant_id`,`equipment_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__unit_ix` ON `report_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_joined_to_report_date_id_ix` ON `report_log` (`plant_id`,`joined_to_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_status_report_date_id_ix` ON `report_log` (`plant_id`,`status`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_is_stopped_resume_date_id_ix` ON `report_log` (`plant_id`,`is_stopped`,`resume_date`,`id`);
--> statement-breakpoint
CREATE TABLE `repair_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repair_no` text NOT NULL,
	`report_id` integer,
	`equipment_id` integer NOT NULL,
	`unit_id` integer,
	`fault_category_id` integer,
	`fault_description` text,
	`repair_type` text DEFAULT 'FAULT' NOT NULL,
	`description` text,
	`causes` text,
	`need_notice` integer DEFAULT false NOT NULL,
	`expected_days` integer,
	`usable_with_fault` integer DEFAULT false NOT NULL,
	`begin_date` integer,
	`complete_date` integer,
	`status` text DEFAULT 'ASSIGNED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`report_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fault_category_id`) REFERENCES `fault_category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `repair_log__plant_uq` ON `repair_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `repair_log__repair_no_uq` ON `repair_log` (`plant_id`,`repair_no`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_created_at_id_repair_no_ix` ON `repair_log` (`plant_id`,`created_at`,`id`,`repair_no`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_repair_no_id_ix` ON `repair_log` (`plant_id`,`repair_no`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_report_created_at_id_ix` ON `repair_log` (`plant_id`,`report_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_equipment_created_at_id_ix` ON `repair_log` (`plant_id`,`equipment_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__unit_ix` ON `repair_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_fault_category_created_at_id_ix` ON `repair_log` (`plant_id`,`fault_category_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_status_created_at_id_ix` ON `repair_log` (`plant_id`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_complete_date_id_ix` ON `repair_log` (`plant_id`,`complete_date`,`id`);
--> statement-breakpoint
CREATE TABLE `repair_log_fault` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `fault`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `repair_log_fault_target_ix` ON `repair_log_fault` (`target_id`);
--> statement-breakpoint
CREATE TABLE `repair_log_repairer` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `repair_log_repairer_target_ix` ON `repair_log_repairer` (`target_id`);
--> statement-breakpoint
CREATE TABLE `repair_time_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repairer_id` integer NOT NULL,
	`hours` integer NOT NULL,
	`log_date` text NOT NULL,
	`repair_id` integer,
	`equipment_id` integer,
	`unit_id` integer,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repair_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `repair_time_log__plant_uq` ON `repair_time_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_id_ix` ON `repair_time_log` (`plant_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_repairer_log_date_id_ix` ON `repair_time_log` (`plant_id`,`repairer_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_repair_log_date_id_ix` ON `repair_time_log` (`plant_id`,`repair_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_equipment_log_date_id_ix` ON `repair_time_log` (`plant_id`,`equipment_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__unit_ix` ON `repair_time_log` (`unit_id`);
--> statement-breakpoint
CREATE TABLE `repairer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`sap_name` text,
	`craft` text,
	`mobile` text,
	`user_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
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
CREATE UNIQUE INDEX `repairer__plant_uq` ON `repairer` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_sort_order_id_ix` ON `repairer` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_name_id_ix` ON `repairer` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `repairer__plant_user_sort_order_id_ix` ON `repairer` (`plant_id`,`user_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `reporter` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`mobile` text,
	`workshop_id` integer,
	`user_id` integer,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `reporter__plant_uq` ON `reporter` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `reporter__plant_id_ix` ON `reporter` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `reporter__plant_name_id_ix` ON `reporter` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `reporter__plant_workshop_id_ix` ON `reporter` (`plant_id`,`workshop_id`,`id`);
--> statement-breakpoint
CREATE INDEX `reporter__plant_user_id_ix` ON `reporter` (`plant_id`,`user_id`,`id`);
--> statement-breakpoint
CREATE TABLE `fault_category` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `fault_category__name_uq` ON `fault_category` (`name`);
--> statement-breakpoint
CREATE INDEX `fault_category__sort_order_id_ix` ON `fault_category` (`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `fault` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`category_id` integer NOT NULL,
	`comment` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`category_id`) REFERENCES `fault_category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `fault__name_uq` ON `fault` (`name`);
--> statement-breakpoint
CREATE INDEX `fault__sort_order_id_ix` ON `fault` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `fault__category_sort_order_id_ix` ON `fault` (`category_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `plant` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `plant__name_uq` ON `plant` (`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `plant__code_uq` ON `plant` (`code`);
--> statement-breakpoint
CREATE INDEX `plant__sort_order_id_ix` ON `plant` (`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `workshop` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `workshop__plant_uq` ON `workshop` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `workshop__name_uq` ON `workshop` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `workshop__plant_sort_order_id_ix` ON `workshop` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `equipment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`workshop_id` integer NOT NULL,
	`category` text DEFAULT 'EQUIPMENT' NOT NULL,
	`linked_id` integer,
	`agency` text,
	`maint_tel` text,
	`maint_craft` text,
	`maint_level` integer DEFAULT 2 NOT NULL,
	`criticality` text DEFAULT 'B' NOT NULL,
	`shift_id` integer,
	`is_assembly` integer DEFAULT true NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`last_maint_date` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`linked_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `equipment__plant_uq` ON `equipment` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `equipment__number_uq` ON `equipment` (`plant_id`,`number`);
--> statement-breakpoint
CREATE INDEX `equipment__plant_sort_order_id_number_name_ix` ON `equipment` (`plant_id`,`sort_order`,`id`,`number`,`name`);
--> statement-breakpoint
CREATE INDEX `equipment__plant_number_id_ix` ON `equipment` (`plant_id`,`number`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment__plant_name_id_ix` ON `equipment` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment__plant_workshop_sort_order_id_ix` ON `equipment` (`plant_id`,`workshop_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment__linked_ix` ON `equipment` (`linked_id`);
--> statement-breakpoint
CREATE INDEX `equipment__shift_ix` ON `equipment` (`shift_id`);
--> statement-breakpoint
CREATE TABLE `equipment_unit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `equipment_unit__plant_uq` ON `equipment_unit` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `equipment_unit__equipment_id_name_uq` ON `equipment_unit` (`plant_id`,`equipment_id`,`name`);
--> statement-breakpoint
CREATE INDEX `equipment_unit__plant_sort_order_id_ix` ON `equipment_unit` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment_unit__plant_equipment_sort_order_id_ix` ON `equipment_unit` (`plant_id`,`equipment_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `shift` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`begin_time` text NOT NULL,
	`end_time` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift__plant_uq` ON `shift` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shift__name_uq` ON `shift` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `shift__plant_sort_order_id_ix` ON `shift` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `wall_display` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`language` text DEFAULT 'zh' NOT NULL,
	`remark` text,
	`key_hash` text,
	`key_issued_at` integer,
	`last_seen_at` integer,
	`status` text DEFAULT 'ACTIVE' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `wall_display__plant_uq` ON `wall_display` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wall_display__name_uq` ON `wall_display` (`plant_id`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wall_display__key_hash_uq` ON `wall_display` (`plant_id`,`key_hash`);
--> statement-breakpoint
CREATE INDEX `wall_display__plant_id_ix` ON `wall_display` (`plant_id`,`id`);
--> statement-breakpoint
CREATE TABLE `user` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`name` text NOT NULL,
	`mobile` text,
	`email` text,
	`gender` text DEFAULT 'UNKNOWN' NOT NULL,
	`password_hash` text NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`landing_page` text,
	`last_login_at` integer,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `user__username_uq` ON `user` (`username`);
--> statement-breakpoint
CREATE UNIQUE INDEX `user__mobile_uq` ON `user` (`mobile`);
--> statement-breakpoint
CREATE TABLE `user_role` (
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `role`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `user_role_target_ix` ON `user_role` (`target_id`);
--> statement-breakpoint
CREATE TABLE `user_plant` (
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `user_plant_target_ix` ON `user_plant` (`target_id`);
--> statement-breakpoint
CREATE TABLE `role` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`role_name` text NOT NULL,
	`role_key` text NOT NULL,
	`role_sort` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`permissions` text NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `role__role_key_uq` ON `role` (`role_key`);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`current_plant_id` integer NOT NULL,
	`ip` text NOT NULL,
	`user_agent` text,
	`started_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`current_plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `session__user_ix` ON `session` (`user_id`);
--> statement-breakpoint
CREATE INDEX `session__current_plant_ix` ON `session` (`current_plant_id`);
--> statement-breakpoint
CREATE INDEX `session__last_seen_at_id_ix` ON `session` (`last_seen_at`,`id`);
--> statement-breakpoint
CREATE TABLE `login_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`username` text NOT NULL,
	`user_id` integer,
	`ip` text NOT NULL,
	`user_agent` text,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `login_log__user_ix` ON `login_log` (`user_id`);
--> statement-breakpoint
CREATE INDEX `login_log__at_id_ix` ON `login_log` (`at`,`id`);
--> statement-breakpoint
CREATE INDEX `login_log__username_at_id_ix` ON `login_log` (`username`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `login_log__ip_at_id_ix` ON `login_log` (`ip`,`at`,`id`);
--> statement-breakpoint
CREATE TABLE `operation_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`at_plant_id` integer,
	`user_id` integer,
	`user_name` text NOT NULL,
	`ip` text,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`action` text NOT NULL,
	`changes` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`at_plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `operation_log__at_plant_ix` ON `operation_log` (`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `operation_log__user_ix` ON `operation_log` (`user_id`);
--> statement-breakpoint
CREATE INDEX `operation_log__at_id_ix` ON `operation_log` (`at`,`id`);
--> statement-breakpoint
CREATE INDEX `operation_log__resource_record_at_id_ix` ON `operation_log` (`resource`,`record_id`,`at`,`id`);
--> statement-breakpoint
CREATE TABLE `number_series` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`prefix` text NOT NULL,
	`day` text NOT NULL,
	`last` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `number_series__plant_uq` ON `number_series` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `number_series__prefix_day_uq` ON `number_series` (`plant_id`,`prefix`,`day`);
--> statement-breakpoint
CREATE INDEX `number_series__plant_id_ix` ON `number_series` (`plant_id`,`id`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

