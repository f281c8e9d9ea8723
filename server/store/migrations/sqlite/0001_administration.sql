CREATE TABLE `maintenance_order` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`maint_no` text NOT NULL,
	`equipment_id` integer NOT NULL,
	`plan_id` integer,
	`point_name` text,
	`check_name` text NOT NULL,
	`maint_level` integer DEFAULT 1 NOT NULL,
	`maint_craft` text,
	`maint_mode` text DEFAULT 'CHECK' NOT NULL,
	`shift_id` integer,
	`owner_id` integer,
	`plan_date` text NOT NULL,
	`due_date` text,
	`actual_date` text,
	`done_at` integer,
	`value1` text,
	`comment` text,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`plan_id`) REFERENCES `maintenance_plan`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_order__plant_uq` ON `maintenance_order` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_order__maint_no_uq` ON `maintenance_order` (`plant_id`,`maint_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_order__plan_id_due_date_uq` ON `maintenance_order` (`plant_id`,`plan_id`,`due_date`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__plant_plan_date_id_maint_no_ix` ON `maintenance_order` (`plant_id`,`plan_date`,`id`,`maint_no`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__plant_maint_no_id_ix` ON `maintenance_order` (`plant_id`,`maint_no`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__plant_equipment_plan_date_id_ix` ON `maintenance_order` (`plant_id`,`equipment_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__plant_plan_plan_date_id_ix` ON `maintenance_order` (`plant_id`,`plan_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__shift_ix` ON `maintenance_order` (`shift_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__plant_owner_plan_date_id_ix` ON `maintenance_order` (`plant_id`,`owner_id`,`plan_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_order__plant_status_plan_date_id_ix` ON `maintenance_order` (`plant_id`,`status`,`plan_date`,`id`);
--> statement-breakpoint
CREATE TABLE `maintenance_plan` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`equipment_id` integer NOT NULL,
	`name` text NOT NULL,
	`maint_level` integer DEFAULT 1 NOT NULL,
	`maint_craft` text,
	`point_name` text,
	`check_name` text,
	`maint_mode` text DEFAULT 'CHECK' NOT NULL,
	`maint_cycle` integer NOT NULL,
	`cycle_unit` text DEFAULT 'MONTHS' NOT NULL,
	`basis` text DEFAULT 'FIXED' NOT NULL,
	`lead_days` integer DEFAULT 7 NOT NULL,
	`shift_id` integer,
	`owner_id` integer,
	`next_maint_date` text NOT NULL,
	`last_maint_date` text,
	`is_paused` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `maintenance_plan__plant_uq` ON `maintenance_plan` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_id_name_ix` ON `maintenance_plan` (`plant_id`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_next_maint_date_id_ix` ON `maintenance_plan` (`plant_id`,`next_maint_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_equipment_id_ix` ON `maintenance_plan` (`plant_id`,`equipment_id`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__shift_ix` ON `maintenance_plan` (`shift_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_owner_id_ix` ON `maintenance_plan` (`plant_id`,`owner_id`,`id`);
--> statement-breakpoint
CREATE TABLE `user_post` (
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `post`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `user_post_target_ix` ON `user_post` (`target_id`);
--> statement-breakpoint
CREATE TABLE `role_department` (
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `role`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `department`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `role_department_target_ix` ON `role_department` (`target_id`);
--> statement-breakpoint
CREATE TABLE `role_menu` (
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `role`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `menu`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `role_menu_target_ix` ON `role_menu` (`target_id`);
--> statement-breakpoint
CREATE TABLE `menu` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`menu_type` text NOT NULL,
	`menu_name` text NOT NULL,
	`menu_name_en` text,
	`parent_id` integer,
	`icon` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`permission` text,
	`path` text,
	`router_name` text,
	`component` text,
	`is_frame` integer DEFAULT false NOT NULL,
	`no_cache` integer DEFAULT false NOT NULL,
	`visible` integer DEFAULT true NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`menu_key` text,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `menu`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `menu__menu_key_uq` ON `menu` (`menu_key`);
--> statement-breakpoint
CREATE INDEX `menu__sort_order_id_ix` ON `menu` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `menu__parent_sort_order_id_ix` ON `menu` (`parent_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `department` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dept_name` text NOT NULL,
	`parent_id` integer,
	`leader` text,
	`phone` text,
	`email` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `department`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `department__sort_order_id_ix` ON `department` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `department__parent_sort_order_id_ix` ON `department` (`parent_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `post` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_name` text NOT NULL,
	`post_code` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `post__post_name_uq` ON `post` (`post_name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `post__post_code_uq` ON `post` (`post_code`);
--> statement-breakpoint
CREATE INDEX `post__sort_order_id_ix` ON `post` (`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `auto_login_link` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`key_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`in_plant_id` integer,
	`landing_page` text,
	`last_used_at` integer,
	`status` text DEFAULT 'ACTIVE' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`in_plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `auto_login_link__key_hash_uq` ON `auto_login_link` (`key_hash`);
--> statement-breakpoint
CREATE INDEX `auto_login_link__user_id_ix` ON `auto_login_link` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `auto_login_link__in_plant_ix` ON `auto_login_link` (`in_plant_id`);
--> statement-breakpoint
CREATE TABLE `two_factor` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`sealed_secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_hashes` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `two_factor__user_id_uq` ON `two_factor` (`user_id`);
--> statement-breakpoint
CREATE INDEX `two_factor__user_ix` ON `two_factor` (`user_id`);
--> statement-breakpoint
CREATE TABLE `login_ticket` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `login_ticket__ticket_hash_uq` ON `login_ticket` (`ticket_hash`);
--> statement-breakpoint
CREATE INDEX `login_ticket__user_ix` ON `login_ticket` (`user_id`);
--> statement-breakpoint
CREATE INDEX `login_ticket__expires_at_id_ix` ON `login_ticket` (`expires_at`,`id`);
--> statement-breakpoint
CREATE TABLE `preference` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `preference__user_id_key_uq` ON `preference` (`user_id`,`key`);
--> statement-breakpoint
CREATE INDEX `preference__user_ix` ON `preference` (`user_id`);
--> statement-breakpoint
CREATE TABLE `dict_type` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dict_name` text NOT NULL,
	`dict_type` text NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `dict_type__dict_type_uq` ON `dict_type` (`dict_type`);
--> statement-breakpoint
CREATE TABLE `dict_data` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type_id` integer NOT NULL,
	`label` text NOT NULL,
	`label_en` text,
	`value` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`css_class` text,
	`list_class` text,
	`is_default` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`type_id`) REFERENCES `dict_type`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `dict_data__type_id_value_uq` ON `dict_data` (`type_id`,`value`);
--> statement-breakpoint
CREATE INDEX `dict_data__sort_order_id_ix` ON `dict_data` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `dict_data__type_sort_order_id_ix` ON `dict_data` (`type_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `config` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`config_name` text NOT NULL,
	`config_key` text NOT NULL,
	`config_value` text,
	`is_multi_line` integer DEFAULT false NOT NULL,
	`config_type` text DEFAULT 'N' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `config__config_key_uq` ON `config` (`config_key`);
--> statement-breakpoint
CREATE TABLE `app_version` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`platform` text NOT NULL,
	`version` text NOT NULL,
	`build` integer NOT NULL,
	`store_url` text,
	`notes` text,
	`is_forced` integer DEFAULT false NOT NULL,
	`released` integer DEFAULT false NOT NULL,
	`file_name` text,
	`file_bytes` integer,
	`file_sha256` text,
	`file_key` text,
	`file_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `app_version__platform_build_uq` ON `app_version` (`platform`,`build`);
--> statement-breakpoint
CREATE INDEX `app_version__build_id_ix` ON `app_version` (`build`,`id`);
--> statement-breakpoint
CREATE TABLE `request_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`at_plant_id` integer,
	`user_id` integer,
	`user_name` text,
	`ip` text,
	`wire` text NOT NULL,
	`method` text NOT NULL,
	`url` text NOT NULL,
	`operation` text NOT NULL,
	`request` text,
	`response` text,
	`http_status` integer NOT NULL,
	`key_data` text,
	`ms` integer NOT NULL,
	`request_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`at_plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `request_log__at_id_at_plant_ix` ON `request_log` (`at`,`id`,`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `request_log__at_plant_ix` ON `request_log` (`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `request_log__user_ix` ON `request_log` (`user_id`);
--> statement-breakpoint
CREATE TABLE `import_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`at_plant_id` integer,
	`user_id` integer,
	`resource` text NOT NULL,
	`file_name` text NOT NULL,
	`outcome` text NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`at_plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `import_log__at_id_at_plant_ix` ON `import_log` (`at`,`id`,`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `import_log__at_plant_ix` ON `import_log` (`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `import_log__user_ix` ON `import_log` (`user_id`);
--> statement-breakpoint
CREATE TABLE `we_chat_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`at_plant_id` integer,
	`receiver` text NOT NULL,
	`content` text NOT NULL,
	`outcome` text NOT NULL,
	`http_status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`at_plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `we_chat_log__at_id_at_plant_ix` ON `we_chat_log` (`at`,`id`,`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `we_chat_log__at_plant_ix` ON `we_chat_log` (`at_plant_id`);
--> statement-breakpoint
CREATE TABLE `idempotent_call` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`caller` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`result` text NOT NULL,
	`http_status` integer DEFAULT 200 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `idempotent_call__caller_key_uq` ON `idempotent_call` (`caller`,`key`);
--> statement-breakpoint
DROP INDEX `session__user_ix`;
--> statement-breakpoint
ALTER TABLE `session` ADD `status` text DEFAULT 'ACTIVE' NOT NULL;
--> statement-breakpoint
CREATE INDEX `session__last_seen_at_id_current_plant_ix` ON `session` (`last_seen_at`,`id`,`current_plant_id`);
--> statement-breakpoint
CREATE INDEX `session__user_last_seen_at_id_ix` ON `session` (`user_id`,`last_seen_at`,`id`);
--> statement-breakpoint
DROP INDEX `login_log__at_id_ix`;
--> statement-breakpoint
ALTER TABLE `login_log` ADD `at_plant_id` integer REFERENCES plant(id);
--> statement-breakpoint
CREATE INDEX `login_log__at_id_at_plant_ix` ON `login_log` (`at`,`id`,`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `login_log__at_plant_ix` ON `login_log` (`at_plant_id`);
--> statement-breakpoint
CREATE INDEX `login_log__user_outcome_at_id_ix` ON `login_log` (`user_id`,`outcome`,`at`,`id`);
--> statement-breakpoint
DROP INDEX `operation_log__at_id_ix`;
--> statement-breakpoint
CREATE INDEX `operation_log__at_id_at_plant_ix` ON `operation_log` (`at`,`id`,`at_plant_id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_role` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`role_name` text NOT NULL,
	`role_key` text NOT NULL,
	`role_sort` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`data_scope` text DEFAULT 'ALL' NOT NULL,
	`permissions` text DEFAULT '' NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_role`("id", "role_name", "role_key", "role_sort", "status", "data_scope", "permissions", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "role_name", "role_key", "role_sort", "status", 'ALL', "permissions", "remark", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `role`;
--> statement-breakpoint
DROP TABLE `role`;
--> statement-breakpoint
ALTER TABLE `__new_role` RENAME TO `role`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
--> statement-breakpoint
CREATE UNIQUE INDEX `role__role_key_uq` ON `role` (`role_key`);
--> statement-breakpoint
CREATE INDEX `role__role_sort_id_role_name_role_key_ix` ON `role` (`role_sort`,`id`,`role_name`,`role_key`);
--> statement-breakpoint
ALTER TABLE `user` ADD `department_id` integer REFERENCES department(id);
--> statement-breakpoint
ALTER TABLE `user` ADD `two_factor` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `user__id_username_name_ix` ON `user` (`id`,`username`,`name`);
--> statement-breakpoint
CREATE INDEX `user__username_id_ix` ON `user` (`username`,`id`);
--> statement-breakpoint
CREATE INDEX `user__name_id_ix` ON `user` (`name`,`id`);
--> statement-breakpoint
CREATE INDEX `user__department_id_ix` ON `user` (`department_id`,`id`);
--> statement-breakpoint
UPDATE `session` SET `status` = 'ENDED' WHERE `revoked_at` IS NOT NULL;
