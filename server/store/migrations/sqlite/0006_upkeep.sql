CREATE TABLE `inspection_order` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`inspect_no` text NOT NULL,
	`point_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`point_name` text NOT NULL,
	`check_name` text NOT NULL,
	`inspect_mode` text DEFAULT 'LOOK' NOT NULL,
	`inspect_cycle` text DEFAULT 'SHIFT' NOT NULL,
	`ref_value` text,
	`unit` text,
	`shift_id` integer NOT NULL,
	`plan_date` text NOT NULL,
	`due_from` integer NOT NULL,
	`due_until` integer NOT NULL,
	`inspector_id` integer,
	`value1` text,
	`is_over_ref` integer,
	`comment` text,
	`done_at` integer,
	`skip_reason` text,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`point_id`) REFERENCES `inspection_point`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`inspector_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `inspection_order__plant_uq` ON `inspection_order` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `inspection_order__inspect_no_uq` ON `inspection_order` (`plant_id`,`inspect_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `inspection_order__point_id_plan_date_shift_id_uq` ON `inspection_order` (`plant_id`,`point_id`,`plan_date`,`shift_id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_plan_date_id_inspect_no_ix` ON `inspection_order` (`plant_id`,`plan_date`,`id`,`inspect_no`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_inspect_no_id_ix` ON `inspection_order` (`plant_id`,`inspect_no`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_point_plan_date_id_ix` ON `inspection_order` (`plant_id`,`point_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_equipment_plan_date_id_ix` ON `inspection_order` (`plant_id`,`equipment_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_shift_plan_date_id_ix` ON `inspection_order` (`plant_id`,`shift_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_inspector_plan_date_id_ix` ON `inspection_order` (`plant_id`,`inspector_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_status_due_until_id_ix` ON `inspection_order` (`plant_id`,`status`,`due_until`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_order__plant_plan_date_shift_id_ix` ON `inspection_order` (`plant_id`,`plan_date`,`shift_id`,`id`);
--> statement-breakpoint
CREATE TABLE `inspection_order_photo` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `inspection_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `inspection_order_photo_target_ix` ON `inspection_order_photo` (`target_id`);
--> statement-breakpoint
CREATE TABLE `inspection_point` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`name` text NOT NULL,
	`point_name` text NOT NULL,
	`check_name` text NOT NULL,
	`inspect_mode` text DEFAULT 'LOOK' NOT NULL,
	`inspect_cycle` text DEFAULT 'SHIFT' NOT NULL,
	`cycle_days` integer,
	`first_date` text,
	`ref_value` text,
	`unit` text,
	`shift_id` integer,
	`is_paused` integer DEFAULT false NOT NULL,
	`close_at_weekend` integer DEFAULT false NOT NULL,
	`template_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`template_id`) REFERENCES `points_template`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `inspection_point__plant_uq` ON `inspection_point` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_point__plant_sort_order_id_name_ix` ON `inspection_point` (`plant_id`,`sort_order`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `inspection_point__plant_equipment_sort_order_id_ix` ON `inspection_point` (`plant_id`,`equipment_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_point__plant_shift_sort_order_id_ix` ON `inspection_point` (`plant_id`,`shift_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `inspection_point__plant_template_sort_order_id_ix` ON `inspection_point` (`plant_id`,`template_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `maintenance_order_photo` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `maintenance_order_photo_target_ix` ON `maintenance_order_photo` (`target_id`);
--> statement-breakpoint
CREATE TABLE `points_template` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`has_inspect` integer DEFAULT true NOT NULL,
	`has_maint` integer DEFAULT false NOT NULL,
	`maint_cycle` integer,
	`cycle_unit` text DEFAULT 'MONTHS' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `points_template__plant_uq` ON `points_template` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `points_template__name_uq` ON `points_template` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `points_template__plant_sort_order_id_ix` ON `points_template` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `points_template_shift` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `points_template`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `points_template_shift_target_ix` ON `points_template_shift` (`target_id`);
--> statement-breakpoint
CREATE TABLE `template_point` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`template_id` integer NOT NULL,
	`kind` text DEFAULT 'INSPECT' NOT NULL,
	`name` text NOT NULL,
	`point_name` text NOT NULL,
	`check_name` text NOT NULL,
	`inspect_mode` text,
	`inspect_cycle` text,
	`cycle_days` integer,
	`ref_value` text,
	`unit` text,
	`close_at_weekend` integer DEFAULT false NOT NULL,
	`maint_mode` text,
	`maint_level` integer,
	`maint_craft` text,
	`maint_cycle` integer,
	`cycle_unit` text,
	`basis` text,
	`lead_days` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`template_id`) REFERENCES `points_template`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `template_point__plant_uq` ON `template_point` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_point__template_id_kind_name_uq` ON `template_point` (`plant_id`,`template_id`,`kind`,`name`);
--> statement-breakpoint
CREATE INDEX `template_point__plant_sort_order_id_ix` ON `template_point` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `template_point__plant_template_sort_order_id_ix` ON `template_point` (`plant_id`,`template_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `maintenance_plan_part` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`plan_id` integer NOT NULL,
	`part_id` integer NOT NULL,
	`part_name` text NOT NULL,
	`quantity` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`plan_id`) REFERENCES `maintenance_plan`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_plan_part__plant_uq` ON `maintenance_plan_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_plan_part__plan_id_part_id_uq` ON `maintenance_plan_part` (`plant_id`,`plan_id`,`part_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan_part__plant_id_ix` ON `maintenance_plan_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan_part__plant_plan_id_ix` ON `maintenance_plan_part` (`plant_id`,`plan_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan_part__plant_part_id_ix` ON `maintenance_plan_part` (`plant_id`,`part_id`,`id`);
--> statement-breakpoint
CREATE TABLE `maintenance_order_part` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`part_id` integer NOT NULL,
	`part_name` text NOT NULL,
	`quantity` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`order_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_order_part__plant_uq` ON `maintenance_order_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_order_part__order_id_part_id_uq` ON `maintenance_order_part` (`plant_id`,`order_id`,`part_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order_part__plant_id_ix` ON `maintenance_order_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order_part__plant_order_id_ix` ON `maintenance_order_part` (`plant_id`,`order_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order_part__plant_part_id_ix` ON `maintenance_order_part` (`plant_id`,`part_id`,`id`);
--> statement-breakpoint
CREATE TABLE `spare_part` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`spec` text,
	`unit` text NOT NULL,
	`min_quantity` integer DEFAULT 0 NOT NULL,
	`vendor_id` integer,
	`agency` text,
	`usage` text,
	`unit_price` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part__plant_uq` ON `spare_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part__code_uq` ON `spare_part` (`plant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_sort_order_id_code_name_ix` ON `spare_part` (`plant_id`,`sort_order`,`id`,`code`,`name`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_code_id_ix` ON `spare_part` (`plant_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_name_id_ix` ON `spare_part` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_vendor_sort_order_id_ix` ON `spare_part` (`plant_id`,`vendor_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `spare_part_equipment` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `spare_part_equipment_target_ix` ON `spare_part_equipment` (`target_id`);
--> statement-breakpoint
CREATE TABLE `spare_part_file` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `spare_part_file_target_ix` ON `spare_part_file` (`target_id`);
--> statement-breakpoint
CREATE TABLE `notice_delivery` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`type_id` integer NOT NULL,
	`receiver_id` integer NOT NULL,
	`user_id` integer,
	`channel` text NOT NULL,
	`address` text,
	`subject_key` text NOT NULL,
	`subject` text NOT NULL,
	`body` text,
	`path` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	`sent_at` integer,
	`reason` text,
	`answer` text,
	`read_at` integer,
	`status` text DEFAULT 'QUEUED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`event_id`) REFERENCES `notice_event`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type_id`) REFERENCES `notification_type`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`receiver_id`) REFERENCES `notice_receiver`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `notice_delivery__plant_uq` ON `notice_delivery` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_delivery__event_id_receiver_id_channel_uq` ON `notice_delivery` (`plant_id`,`event_id`,`receiver_id`,`channel`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_id_ix` ON `notice_delivery` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__event_ix` ON `notice_delivery` (`event_id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_type_id_ix` ON `notice_delivery` (`plant_id`,`type_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_receiver_id_ix` ON `notice_delivery` (`plant_id`,`receiver_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__user_ix` ON `notice_delivery` (`user_id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_status_next_at_id_ix` ON `notice_delivery` (`plant_id`,`status`,`next_at`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_user_channel_read_at_id_ix` ON `notice_delivery` (`plant_id`,`user_id`,`channel`,`read_at`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_receiver_channel_created_at_id_ix` ON `notice_delivery` (`plant_id`,`receiver_id`,`channel`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_channel_status_sent_at_id_ix` ON `notice_delivery` (`plant_id`,`channel`,`status`,`sent_at`,`id`);
--> statement-breakpoint
CREATE TABLE `notice_receiver` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`type_id` integer NOT NULL,
	`name` text NOT NULL,
	`user_id` integer,
	`email` text,
	`mobile` text,
	`voice_tel` text,
	`wechat_key` text,
	`quiet_from` text,
	`quiet_to` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`type_id`) REFERENCES `notification_type`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `notice_receiver__plant_uq` ON `notice_receiver` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_receiver__plant_sort_order_id_ix` ON `notice_receiver` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_receiver__plant_type_sort_order_id_ix` ON `notice_receiver` (`plant_id`,`type_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_receiver__plant_user_sort_order_id_ix` ON `notice_receiver` (`plant_id`,`user_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `notification_type` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`has_bell` integer DEFAULT true NOT NULL,
	`has_email` integer DEFAULT false NOT NULL,
	`has_sms` integer DEFAULT false NOT NULL,
	`has_voice` integer DEFAULT false NOT NULL,
	`has_wechat` integer DEFAULT false NOT NULL,
	`is_urgent` integer DEFAULT false NOT NULL,
	`subject` text,
	`body` text,
	`sms_template_code` text,
	`voice_template_code` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `notification_type__code_uq` ON `notification_type` (`code`);
--> statement-breakpoint
CREATE INDEX `notification_type__sort_order_id_ix` ON `notification_type` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `notification_type__code_id_ix` ON `notification_type` (`code`,`id`);
--> statement-breakpoint
CREATE TABLE `notice_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`type_id` integer NOT NULL,
	`subject_key` text NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`values` text NOT NULL,
	`is_urgent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`type_id`) REFERENCES `notification_type`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `notice_event__plant_uq` ON `notice_event` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_event__plant_id_ix` ON `notice_event` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notice_event__type_ix` ON `notice_event` (`type_id`);
--> statement-breakpoint
CREATE INDEX `notice_event__plant_created_at_id_ix` ON `notice_event` (`plant_id`,`created_at`,`id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_report_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`report_no` text NOT NULL,
	`reporter_id` integer NOT NULL,
	`equ_category` text DEFAULT 'EQUIPMENT' NOT NULL,
	`equipment_id` integer NOT NULL,
	`duct_id` integer,
	`unit_id` integer,
	`description` text NOT NULL,
	`urgency` text DEFAULT 'NORMAL' NOT NULL,
	`is_stopped` integer DEFAULT false NOT NULL,
	`report_date` integer NOT NULL,
	`inspection_id` integer,
	`accepted_at` integer,
	`resume_date` integer,
	`completed_at` integer,
	`expected_days` integer,
	`fault_category_id` integer,
	`joined_to_id` integer,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`reporter_id`) REFERENCES `reporter`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`duct_id`) REFERENCES `duct`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`inspection_id`) REFERENCES `inspection_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fault_category_id`) REFERENCES `fault_category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`joined_to_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_report_log`("id", "plant_id", "report_no", "reporter_id", "equ_category", "equipment_id", "duct_id", "unit_id", "description", "urgency", "is_stopped", "report_date", "inspection_id", "accepted_at", "resume_date", "completed_at", "expected_days", "fault_category_id", "joined_to_id", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "report_no", "reporter_id", "equ_category", "equipment_id", "duct_id", "unit_id", "description", "urgency", "is_stopped", "report_date", NULL, "accepted_at", "resume_date", "completed_at", "expected_days", "fault_category_id", "joined_to_id", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `report_log`;
--> statement-breakpoint
DROP TABLE `report_log`;
--> statement-breakpoint
ALTER TABLE `__new_report_log` RENAME TO `report_log`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
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
CREATE INDEX `report_log__plant_duct_report_date_id_ix` ON `report_log` (`plant_id`,`duct_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__unit_ix` ON `report_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_inspection_report_date_id_ix` ON `report_log` (`plant_id`,`inspection_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_fault_category_report_date_id_ix` ON `report_log` (`plant_id`,`fault_category_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_joined_to_report_date_id_ix` ON `report_log` (`plant_id`,`joined_to_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_status_report_date_id_ix` ON `report_log` (`plant_id`,`status`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_is_stopped_resume_date_report_date_equipment` ON `report_log` (`plant_id`,`is_stopped`,`resume_date`,`report_date`,`equipment_id`,`status`,`joined_to_id`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_date_status_joined_to_equipment_fault` ON `report_log` (`plant_id`,`report_date`,`status`,`joined_to_id`,`equipment_id`,`fault_category_id`,`accepted_at`,`resume_date`,`urgency`,`is_stopped`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_completed_at_status_joined_to_equipment_id_i` ON `report_log` (`plant_id`,`completed_at`,`status`,`joined_to_id`,`equipment_id`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_repair_time_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repairer_id` integer NOT NULL,
	`hours` integer NOT NULL,
	`log_date` text NOT NULL,
	`repair_id` integer,
	`inspection_id` integer,
	`maintenance_id` integer,
	`equipment_id` integer,
	`unit_id` integer,
	`duct_id` integer,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repair_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`inspection_id`) REFERENCES `inspection_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`maintenance_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`duct_id`) REFERENCES `duct`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_repair_time_log`("id", "plant_id", "repairer_id", "hours", "log_date", "repair_id", "inspection_id", "maintenance_id", "equipment_id", "unit_id", "duct_id", "detail", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "repairer_id", "hours", "log_date", "repair_id", NULL, "maintenance_id", "equipment_id", "unit_id", "duct_id", "detail", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `repair_time_log`;
--> statement-breakpoint
DROP TABLE `repair_time_log`;
--> statement-breakpoint
ALTER TABLE `__new_repair_time_log` RENAME TO `repair_time_log`;
--> statement-breakpoint
CREATE UNIQUE INDEX `repair_time_log__plant_uq` ON `repair_time_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_id_ix` ON `repair_time_log` (`plant_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_repairer_log_date_id_ix` ON `repair_time_log` (`plant_id`,`repairer_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_repair_log_date_id_ix` ON `repair_time_log` (`plant_id`,`repair_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_inspection_log_date_id_ix` ON `repair_time_log` (`plant_id`,`inspection_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_maintenance_log_date_id_ix` ON `repair_time_log` (`plant_id`,`maintenance_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_equipment_log_date_id_ix` ON `repair_time_log` (`plant_id`,`equipment_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__unit_ix` ON `repair_time_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__duct_ix` ON `repair_time_log` (`duct_id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_repairer_hours_equipment_id_ix` ON `repair_time_log` (`plant_id`,`log_date`,`repairer_id`,`hours`,`equipment_id`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_maintenance_plan` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`name` text NOT NULL,
	`maint_level` integer DEFAULT 1 NOT NULL,
	`maint_craft` text,
	`point_name` text,
	`check_name` text,
	`maint_mode` text DEFAULT 'CHECK' NOT NULL,
	`maint_cycle` integer NOT NULL,
	`cycle_unit` text DEFAULT 'MONTHS' NOT NULL,
	`basis` text DEFAULT 'FIXED' NOT NULL,
	`lead_days` integer DEFAULT 7 NOT NULL,
	`shift_id` integer,
	`owner_id` integer,
	`next_maint_date` text NOT NULL,
	`anchor_date` text,
	`last_maint_date` text,
	`template_id` integer,
	`is_paused` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`template_id`) REFERENCES `points_template`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_maintenance_plan`("id", "plant_id", "equipment_id", "name", "maint_level", "maint_craft", "point_name", "check_name", "maint_mode", "maint_cycle", "cycle_unit", "basis", "lead_days", "shift_id", "owner_id", "next_maint_date", "anchor_date", "last_maint_date", "template_id", "is_paused", "status", "detail", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "equipment_id", "name", "maint_level", "maint_craft", "point_name", "check_name", "maint_mode", "maint_cycle", "cycle_unit", "basis", "lead_days", "shift_id", "owner_id", "next_maint_date", "next_maint_date", "last_maint_date", NULL, "is_paused", "status", "detail", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `maintenance_plan`;
--> statement-breakpoint
DROP TABLE `maintenance_plan`;
--> statement-breakpoint
ALTER TABLE `__new_maintenance_plan` RENAME TO `maintenance_plan`;
--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_plan__plant_uq` ON `maintenance_plan` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_id_name_ix` ON `maintenance_plan` (`plant_id`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_next_maint_date_id_ix` ON `maintenance_plan` (`plant_id`,`next_maint_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_equipment_id_ix` ON `maintenance_plan` (`plant_id`,`equipment_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__shift_ix` ON `maintenance_plan` (`shift_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_owner_id_ix` ON `maintenance_plan` (`plant_id`,`owner_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_template_id_ix` ON `maintenance_plan` (`plant_id`,`template_id`,`id`);
