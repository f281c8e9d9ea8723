ALTER TABLE `operation_log` ADD `record_title` text;
