ALTER TABLE `user` DROP COLUMN `last_login_at`;
