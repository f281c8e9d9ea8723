ALTER TABLE `notice_event` ADD `fanned_out_at` integer;
--> statement-breakpoint
CREATE INDEX `notice_delivery__plant_address_channel_created_at_id_ix` ON `notice_delivery` (`plant_id`,`address`,`channel`,`created_at`,`id`);
