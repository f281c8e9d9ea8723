ALTER TABLE `user` ADD `initial_password_at` integer;
