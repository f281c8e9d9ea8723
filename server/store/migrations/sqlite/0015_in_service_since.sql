ALTER TABLE `equipment` ADD `in_service_since` text;
