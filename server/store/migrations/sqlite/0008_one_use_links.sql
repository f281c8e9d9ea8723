ALTER TABLE `auto_login_link` ADD `is_reusable` integer DEFAULT false NOT NULL;
