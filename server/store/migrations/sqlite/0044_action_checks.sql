CREATE INDEX `complaint_action__plant_check_date_id_ix` ON `complaint_action` (`plant_id`,`check_date`,`id`);
