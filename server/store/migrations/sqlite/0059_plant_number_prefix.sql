ALTER TABLE `plant` ADD `number_prefix` text;
