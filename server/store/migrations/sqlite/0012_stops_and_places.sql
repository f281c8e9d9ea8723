CREATE TABLE `report_run` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`report_id` integer NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`report_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `report_run__plant_uq` ON `report_run` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `report_run__plant_id_ix` ON `report_run` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `report_run__report_ix` ON `report_run` (`report_id`);
--> statement-breakpoint
CREATE TABLE `equipment_past` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`until_at` integer NOT NULL,
	`workshop_id` integer NOT NULL,
	`is_in_service` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `equipment_past__plant_uq` ON `equipment_past` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment_past__plant_id_ix` ON `equipment_past` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment_past__equipment_ix` ON `equipment_past` (`equipment_id`);
--> statement-breakpoint
CREATE INDEX `equipment_past__workshop_ix` ON `equipment_past` (`workshop_id`);
--> statement-breakpoint
CREATE INDEX `equipment_past__plant_until_at_id_ix` ON `equipment_past` (`plant_id`,`until_at`,`id`);
--> statement-breakpoint
CREATE TABLE `shift_past` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`shift_id` integer NOT NULL,
	`until_day` text NOT NULL,
	`begin_time` text NOT NULL,
	`end_time` text NOT NULL,
	`is_worked` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `shift_past__plant_uq` ON `shift_past` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_past__plant_id_ix` ON `shift_past` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shift_past__shift_ix` ON `shift_past` (`shift_id`);
--> statement-breakpoint
CREATE TABLE `rest_days_past` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`until_day` text NOT NULL,
	`rest_days` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

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
	`workshop_id` integer,
	`duct_id` integer,
	`unit_id` integer,
	`description` text NOT NULL,
	`urgency` text DEFAULT 'NORMAL' NOT NULL,
	`is_stopped` integer DEFAULT false NOT NULL,
	`report_date` integer NOT NULL,
	`inspection_id` integer,
	`accepted_at` integer,
	`resume_date` integer,
	`reopened_at` integer,
	`ran_hours` integer,
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
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
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
INSERT INTO `__new_report_log`("id", "plant_id", "report_no", "reporter_id", "equ_category", "equipment_id", "workshop_id", "duct_id", "unit_id", "description", "urgency", "is_stopped", "report_date", "inspection_id", "accepted_at", "resume_date", "reopened_at", "ran_hours", "completed_at", "expected_days", "fault_category_id", "joined_to_id", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "report_no", "reporter_id", "equ_category", "equipment_id", (SELECT `workshop_id` FROM `equipment` WHERE `equipment`.`id` = `report_log`.`equipment_id`), "duct_id", "unit_id", "description", "urgency", "is_stopped", "report_date", "inspection_id", "accepted_at", "resume_date", NULL, NULL, "completed_at", "expected_days", "fault_category_id", "joined_to_id", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `report_log`;
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
CREATE INDEX `report_log__plant_workshop_report_date_id_ix` ON `report_log` (`plant_id`,`workshop_id`,`report_date`,`id`);
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
CREATE INDEX `report_log__plant_is_stopped_resume_date_report_date_equipment` ON `report_log` (`plant_id`,`is_stopped`,`resume_date`,`report_date`,`equipment_id`,`status`,`joined_to_id`,`reopened_at`,`workshop_id`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_reopened_at_resume_date_report_date_id_ix` ON `report_log` (`plant_id`,`reopened_at`,`resume_date`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_date_status_joined_to_equipment_fault` ON `report_log` (`plant_id`,`report_date`,`status`,`joined_to_id`,`equipment_id`,`fault_category_id`,`accepted_at`,`resume_date`,`urgency`,`is_stopped`,`reopened_at`,`workshop_id`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_completed_at_status_joined_to_equipment_work` ON `report_log` (`plant_id`,`completed_at`,`status`,`joined_to_id`,`equipment_id`,`workshop_id`,`id`);
--> statement-breakpoint
ALTER TABLE `repair_log` ADD `waiting_since` integer;
--> statement-breakpoint
ALTER TABLE `repair_log` ADD `resumed_at` integer;
--> statement-breakpoint
ALTER TABLE `repair_log` ADD `is_booked` integer DEFAULT false NOT NULL;
--> statement-breakpoint
INSERT INTO `report_run` (`plant_id`, `report_id`, `from_at`, `to_at`, `created_at`, `updated_at`)
SELECT `plant_id`, `id`, `from_at`, `to_at`, `to_at`, `to_at` FROM (
	SELECT `r`.`plant_id`, `r`.`id`, `l`.`at` AS `to_at`,
		strftime('%s', json_extract(`l`.`changes`, '$.resumeDate[0]')) * 1000 + CAST(substr(json_extract(`l`.`changes`, '$.resumeDate[0]'), 21, 3) AS INTEGER) AS `from_at`
	FROM `operation_log` `l` JOIN `report_log` `r` ON `r`.`id` = `l`.`record_id`
	WHERE `l`.`resource` = 'reportLog' AND `l`.`action` = 'reopen'
) WHERE `from_at` < `to_at`;
--> statement-breakpoint
UPDATE `report_log` SET
	`reopened_at` = (SELECT max(`to_at`) FROM `report_run` WHERE `report_id` = `report_log`.`id`),
	`ran_hours` = (SELECT sum(`to_at` - `from_at`) / 360 FROM `report_run` WHERE `report_id` = `report_log`.`id`)
WHERE `id` IN (SELECT `report_id` FROM `report_run`);
--> statement-breakpoint
INSERT INTO `equipment_past` (`plant_id`, `equipment_id`, `until_at`, `workshop_id`, `is_in_service`, `created_at`, `updated_at`)
SELECT `plant_id`, `id`, `updated_at`, `workshop_id`, true, `updated_at`, `updated_at` FROM `equipment` WHERE `status` = 'DISABLED' OR `is_paused`;
