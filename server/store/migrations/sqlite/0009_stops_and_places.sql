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
DROP INDEX `report_log__plant_is_stopped_resume_date_report_date_equipment`;
--> statement-breakpoint
DROP INDEX `report_log__plant_report_date_status_joined_to_equipment_fault`;
--> statement-breakpoint
ALTER TABLE `report_log` ADD `reopened_at` integer;
--> statement-breakpoint
ALTER TABLE `report_log` ADD `ran_hours` integer;
--> statement-breakpoint
CREATE INDEX `report_log__plant_reopened_at_id_ix` ON `report_log` (`plant_id`,`reopened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_is_stopped_resume_date_report_date_equipment` ON `report_log` (`plant_id`,`is_stopped`,`resume_date`,`report_date`,`equipment_id`,`status`,`joined_to_id`,`reopened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_date_status_joined_to_equipment_fault` ON `report_log` (`plant_id`,`report_date`,`status`,`joined_to_id`,`equipment_id`,`fault_category_id`,`accepted_at`,`resume_date`,`urgency`,`is_stopped`,`reopened_at`,`id`);
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
