ALTER TABLE `ink_can` ADD `held_kg` integer;
