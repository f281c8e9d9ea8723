ALTER TABLE `ink_can` ADD `away_since` integer;
