DROP INDEX `repair_time_log__plant_log_date_repairer_hours_equipment_id_ix`;
--> statement-breakpoint
ALTER TABLE `repair_time_log` ADD `status` text DEFAULT 'BOOKED' NOT NULL;
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_repairer_hours_equipment_statu` ON `repair_time_log` (`plant_id`,`log_date`,`repairer_id`,`hours`,`equipment_id`,`status`,`id`);
