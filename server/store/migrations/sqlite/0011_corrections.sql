DROP INDEX `repair_time_log__plant_log_date_repairer_hours_equipment_id_ix`;
--> statement-breakpoint
ALTER TABLE `repair_time_log` ADD `status` text DEFAULT 'BOOKED' NOT NULL;
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_repairer_hours_equipment_statu` ON `repair_time_log` (`plant_id`,`log_date`,`repairer_id`,`hours`,`equipment_id`,`status`,`id`);
--> statement-breakpoint
ALTER TABLE `notice_receiver` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `notification_type` ADD `name_en` text;
--> statement-breakpoint
ALTER TABLE `notification_type` ADD `subject_en` text;
--> statement-breakpoint
ALTER TABLE `notification_type` ADD `body_en` text;
--> statement-breakpoint
ALTER TABLE `notification_type` ADD `detail_en` text;
--> statement-breakpoint
ALTER TABLE `dict_type` ADD `dict_name_en` text;
--> statement-breakpoint
ALTER TABLE `config` ADD `config_name_en` text;
--> statement-breakpoint
ALTER TABLE `config` ADD `remark_en` text;
