CREATE INDEX `production_schedule__plant_equipment_date_shift_id_ix` ON `production_schedule` (`plant_id`,`equipment_id`,`date`,`shift_id`,`id`);
