ALTER TABLE `backup` ADD `drill_fault` text;
