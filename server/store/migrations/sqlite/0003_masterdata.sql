CREATE TABLE `report_log_duct_fault` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `fault`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `report_log_duct_fault_target_ix` ON `report_log_duct_fault` (`target_id`);
--> statement-breakpoint
CREATE TABLE `report_log_photo` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `report_log_photo_target_ix` ON `report_log_photo` (`target_id`);
--> statement-breakpoint
CREATE TABLE `duct` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`duct_no` text NOT NULL,
	`equipment_id` integer,
	`remark` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `duct__plant_uq` ON `duct` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `duct__duct_no_uq` ON `duct` (`plant_id`,`duct_no`);
--> statement-breakpoint
CREATE INDEX `duct__plant_sort_order_id_ix` ON `duct` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `duct__plant_duct_no_id_ix` ON `duct` (`plant_id`,`duct_no`,`id`);
--> statement-breakpoint
CREATE INDEX `duct__plant_equipment_sort_order_id_ix` ON `duct` (`plant_id`,`equipment_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `duct_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`duct_id` integer NOT NULL,
	`kind` text DEFAULT 'CLEAN' NOT NULL,
	`begin_date` text NOT NULL,
	`end_date` text,
	`worker_id` integer,
	`detail` text,
	`status` text DEFAULT 'OPEN' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`duct_id`) REFERENCES `duct`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `duct_log__plant_uq` ON `duct_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `duct_log__plant_begin_date_id_ix` ON `duct_log` (`plant_id`,`begin_date`,`id`);
--> statement-breakpoint
CREATE INDEX `duct_log__plant_duct_begin_date_id_ix` ON `duct_log` (`plant_id`,`duct_id`,`begin_date`,`id`);
--> statement-breakpoint
CREATE INDEX `duct_log__plant_worker_begin_date_id_ix` ON `duct_log` (`plant_id`,`worker_id`,`begin_date`,`id`);
--> statement-breakpoint
CREATE INDEX `duct_log__plant_status_begin_date_id_ix` ON `duct_log` (`plant_id`,`status`,`begin_date`,`id`);
--> statement-breakpoint
CREATE TABLE `roller_repair` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repair_no` text NOT NULL,
	`roller_id` integer NOT NULL,
	`operation_id` integer,
	`repairer_id` integer NOT NULL,
	`operator_id` integer,
	`out_date` text NOT NULL,
	`expected_return_date` text NOT NULL,
	`return_date` text,
	`detail` text,
	`status` text DEFAULT 'OUT' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`roller_id`) REFERENCES `roller`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`operation_id`) REFERENCES `roller_operation`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `roller_repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`operator_id`) REFERENCES `roller_operator`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `roller_repair__plant_uq` ON `roller_repair` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `roller_repair__repair_no_uq` ON `roller_repair` (`plant_id`,`repair_no`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_out_date_id_repair_no_ix` ON `roller_repair` (`plant_id`,`out_date`,`id`,`repair_no`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_repair_no_id_ix` ON `roller_repair` (`plant_id`,`repair_no`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_expected_return_date_id_ix` ON `roller_repair` (`plant_id`,`expected_return_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_roller_out_date_id_ix` ON `roller_repair` (`plant_id`,`roller_id`,`out_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_operation_out_date_id_ix` ON `roller_repair` (`plant_id`,`operation_id`,`out_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_repairer_out_date_id_ix` ON `roller_repair` (`plant_id`,`repairer_id`,`out_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_operator_out_date_id_ix` ON `roller_repair` (`plant_id`,`operator_id`,`out_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_repair__plant_status_expected_return_date_id_ix` ON `roller_repair` (`plant_id`,`status`,`expected_return_date`,`id`);
--> statement-breakpoint
CREATE TABLE `roller` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`roll_number` text NOT NULL,
	`decor_code` text NOT NULL,
	`circumference` integer,
	`width` integer,
	`state` text DEFAULT 'IN_STOCK' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `roller__plant_uq` ON `roller` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `roller__roll_number_uq` ON `roller` (`plant_id`,`roll_number`);
--> statement-breakpoint
CREATE INDEX `roller__plant_sort_order_id_roll_number_decor_code_ix` ON `roller` (`plant_id`,`sort_order`,`id`,`roll_number`,`decor_code`);
--> statement-breakpoint
CREATE INDEX `roller__plant_roll_number_id_ix` ON `roller` (`plant_id`,`roll_number`,`id`);
--> statement-breakpoint
CREATE INDEX `roller__plant_decor_code_id_ix` ON `roller` (`plant_id`,`decor_code`,`id`);
--> statement-breakpoint
CREATE TABLE `roller_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`roller_id` integer NOT NULL,
	`operation_id` integer NOT NULL,
	`operator_id` integer,
	`equipment_id` integer,
	`log_date` text NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`roller_id`) REFERENCES `roller`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`operation_id`) REFERENCES `roller_operation`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`operator_id`) REFERENCES `roller_operator`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `roller_log__plant_uq` ON `roller_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_log__plant_log_date_id_ix` ON `roller_log` (`plant_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_log__plant_roller_log_date_id_ix` ON `roller_log` (`plant_id`,`roller_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_log__plant_operation_log_date_id_ix` ON `roller_log` (`plant_id`,`operation_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_log__plant_operator_log_date_id_ix` ON `roller_log` (`plant_id`,`operator_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `roller_log__plant_equipment_log_date_id_ix` ON `roller_log` (`plant_id`,`equipment_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE TABLE `roller_repairer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`contact` text,
	`phone` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `roller_repairer__plant_uq` ON `roller_repairer` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `roller_repairer__name_uq` ON `roller_repairer` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `roller_repairer__plant_sort_order_id_ix` ON `roller_repairer` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `roller_operator` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `roller_operator__plant_uq` ON `roller_operator` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `roller_operator__name_uq` ON `roller_operator` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `roller_operator__plant_sort_order_id_ix` ON `roller_operator` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `roller_operation` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`effect` text DEFAULT 'NONE' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `roller_operation__plant_uq` ON `roller_operation` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `roller_operation__name_uq` ON `roller_operation` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `roller_operation__plant_sort_order_id_ix` ON `roller_operation` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `equipment_file` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `equipment_file_target_ix` ON `equipment_file` (`target_id`);
--> statement-breakpoint
CREATE TABLE `station` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`workshop_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`workshop_id`) REFERENCES `workshop`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `station__plant_uq` ON `station` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `station__name_uq` ON `station` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `station__plant_sort_order_id_ix` ON `station` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `station__plant_workshop_sort_order_id_ix` ON `station` (`plant_id`,`workshop_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `holiday` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`holiday_type` text DEFAULT 'HOLIDAY' NOT NULL,
	`name` text NOT NULL,
	`begin_date` text NOT NULL,
	`end_date` text NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `holiday__plant_uq` ON `holiday` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `holiday__plant_begin_date_id_ix` ON `holiday` (`plant_id`,`begin_date`,`id`);
--> statement-breakpoint
CREATE TABLE `production_position` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `production_position__plant_uq` ON `production_position` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `production_position__name_uq` ON `production_position` (`plant_id`,`name`);
--> statement-breakpoint
CREATE INDEX `production_position__plant_sort_order_id_ix` ON `production_position` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `worker` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`worker_no` text NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`position_id` integer,
	`team` text,
	`mobile` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `worker__plant_uq` ON `worker` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `worker__worker_no_uq` ON `worker` (`plant_id`,`worker_no`);
--> statement-breakpoint
CREATE INDEX `worker__plant_sort_order_id_ix` ON `worker` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `worker__plant_worker_no_id_ix` ON `worker` (`plant_id`,`worker_no`,`id`);
--> statement-breakpoint
CREATE INDEX `worker__plant_name_id_ix` ON `worker` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `worker__plant_position_sort_order_id_ix` ON `worker` (`plant_id`,`position_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `staff` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`staff_no` text NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`is_acc` integer DEFAULT false NOT NULL,
	`is_ink` integer DEFAULT false NOT NULL,
	`position_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`position_id`) REFERENCES `production_position`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `staff__plant_uq` ON `staff` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff__staff_no_uq` ON `staff` (`plant_id`,`staff_no`);
--> statement-breakpoint
CREATE INDEX `staff__plant_sort_order_id_ix` ON `staff` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_staff_no_id_ix` ON `staff` (`plant_id`,`staff_no`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_name_id_ix` ON `staff` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `staff__plant_position_sort_order_id_ix` ON `staff` (`plant_id`,`position_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `operator` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `operator__plant_uq` ON `operator` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `operator__plant_sort_order_id_ix` ON `operator` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `operator__plant_name_id_ix` ON `operator` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE TABLE `qa_person` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `qa_person__plant_uq` ON `qa_person` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `qa_person__plant_sort_order_id_ix` ON `qa_person` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `qa_person__plant_name_id_ix` ON `qa_person` (`plant_id`,`name`,`id`);
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sap_cust_no` text NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`short_name` text,
	`country` text,
	`province` text,
	`city` text,
	`district` text,
	`street` text,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `customer__sap_cust_no_uq` ON `customer` (`sap_cust_no`);
--> statement-breakpoint
CREATE INDEX `customer__sap_cust_no_id_name_short_name_ix` ON `customer` (`sap_cust_no`,`id`,`name`,`short_name`);
--> statement-breakpoint
CREATE INDEX `customer__name_id_ix` ON `customer` (`name`,`id`);
--> statement-breakpoint
CREATE TABLE `vendor` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`pinyin` text,
	`business_type` text,
	`contact` text,
	`phone` text,
	`remark` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `vendor__name_uq` ON `vendor` (`name`);
--> statement-breakpoint
CREATE INDEX `vendor__sort_order_id_ix` ON `vendor` (`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `file` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`name` text NOT NULL,
	`file_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`width` integer,
	`height` integer,
	`storage_key` text NOT NULL,
	`thumb_key` text,
	`owner_name` text NOT NULL,
	`owner_field` text NOT NULL,
	`owner_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `file__plant_uq` ON `file` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `file__plant_id_ix` ON `file` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `file__plant_owner_name_owner_id_ix` ON `file` (`plant_id`,`owner_name`,`owner_id`,`id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_report_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`report_no` text NOT NULL,
	`reporter_id` integer NOT NULL,
	`equ_category` text DEFAULT 'EQUIPMENT' NOT NULL,
	`equipment_id` integer NOT NULL,
	`duct_id` integer,
	`unit_id` integer,
	`description` text NOT NULL,
	`urgency` text DEFAULT 'NORMAL' NOT NULL,
	`is_stopped` integer DEFAULT false NOT NULL,
	`report_date` integer NOT NULL,
	`accepted_at` integer,
	`resume_date` integer,
	`expected_days` integer,
	`fault_category_id` integer,
	`joined_to_id` integer,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`reporter_id`) REFERENCES `reporter`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`duct_id`) REFERENCES `duct`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fault_category_id`) REFERENCES `fault_category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`joined_to_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_report_log`("id", "plant_id", "report_no", "reporter_id", "equ_category", "equipment_id", "duct_id", "unit_id", "description", "urgency", "is_stopped", "report_date", "accepted_at", "resume_date", "expected_days", "fault_category_id", "joined_to_id", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "report_no", "reporter_id", 'EQUIPMENT', "equipment_id", NULL, "unit_id", "description", "urgency", "is_stopped", "report_date", "accepted_at", "resume_date", "expected_days", (SELECT r."fault_category_id" FROM `repair_log` r WHERE r."plant_id" = `report_log`."plant_id" AND r."report_id" = `report_log`."id" AND +r."fault_category_id" IS NOT NULL ORDER BY r."status" = 'CANCELLED', r."id" DESC LIMIT 1), "joined_to_id", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `report_log`;
--> statement-breakpoint
DROP TABLE `report_log`;
--> statement-breakpoint
ALTER TABLE `__new_report_log` RENAME TO `report_log`;
--> statement-breakpoint
UPDATE `report_log` SET "fault_category_id" = (SELECT l."fault_category_id" FROM `report_log` l WHERE l."id" = `report_log`."joined_to_id") WHERE "joined_to_id" IS NOT NULL;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
--> statement-breakpoint
CREATE UNIQUE INDEX `report_log__plant_uq` ON `report_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_log__report_no_uq` ON `report_log` (`plant_id`,`report_no`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_date_id_report_no_ix` ON `report_log` (`plant_id`,`report_date`,`id`,`report_no`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_no_id_ix` ON `report_log` (`plant_id`,`report_no`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_reporter_report_date_id_ix` ON `report_log` (`plant_id`,`reporter_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_equipment_report_date_id_ix` ON `report_log` (`plant_id`,`equipment_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_duct_report_date_id_ix` ON `report_log` (`plant_id`,`duct_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__unit_ix` ON `report_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_fault_category_report_date_id_ix` ON `report_log` (`plant_id`,`fault_category_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_joined_to_report_date_id_ix` ON `report_log` (`plant_id`,`joined_to_id`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_status_report_date_id_ix` ON `report_log` (`plant_id`,`status`,`report_date`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_is_stopped_resume_date_report_date_equipment` ON `report_log` (`plant_id`,`is_stopped`,`resume_date`,`report_date`,`equipment_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `report_log__plant_report_date_status_joined_to_equipment_fault` ON `report_log` (`plant_id`,`report_date`,`status`,`joined_to_id`,`equipment_id`,`fault_category_id`,`accepted_at`,`resume_date`,`id`);
--> statement-breakpoint
DROP INDEX `equipment__linked_ix`;
--> statement-breakpoint
ALTER TABLE `equipment` ADD `pinyin` text;
--> statement-breakpoint
ALTER TABLE `equipment` ADD `vendor_id` integer REFERENCES vendor(id);
--> statement-breakpoint
CREATE INDEX `equipment__plant_linked_sort_order_id_ix` ON `equipment` (`plant_id`,`linked_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `equipment__plant_vendor_sort_order_id_ix` ON `equipment` (`plant_id`,`vendor_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_repair_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repair_no` text NOT NULL,
	`report_id` integer,
	`equipment_id` integer NOT NULL,
	`unit_id` integer,
	`duct_id` integer,
	`fault_category_id` integer,
	`fault_description` text,
	`repair_type` text DEFAULT 'FAULT' NOT NULL,
	`description` text,
	`causes` text,
	`need_notice` integer DEFAULT false NOT NULL,
	`expected_days` integer,
	`usable_with_fault` integer DEFAULT false NOT NULL,
	`begin_date` integer,
	`complete_date` integer,
	`status` text DEFAULT 'ASSIGNED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`report_id`) REFERENCES `report_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`duct_id`) REFERENCES `duct`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fault_category_id`) REFERENCES `fault_category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_repair_log`("id", "plant_id", "repair_no", "report_id", "equipment_id", "unit_id", "duct_id", "fault_category_id", "fault_description", "repair_type", "description", "causes", "need_notice", "expected_days", "usable_with_fault", "begin_date", "complete_date", "status", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "repair_no", "report_id", "equipment_id", "unit_id", NULL, "fault_category_id", "fault_description", "repair_type", "description", "causes", "need_notice", "expected_days", "usable_with_fault", "begin_date", "complete_date", "status", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `repair_log`;
--> statement-breakpoint
DROP TABLE `repair_log`;
--> statement-breakpoint
ALTER TABLE `__new_repair_log` RENAME TO `repair_log`;
--> statement-breakpoint
CREATE UNIQUE INDEX `repair_log__plant_uq` ON `repair_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `repair_log__repair_no_uq` ON `repair_log` (`plant_id`,`repair_no`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_created_at_id_repair_no_ix` ON `repair_log` (`plant_id`,`created_at`,`id`,`repair_no`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_repair_no_id_ix` ON `repair_log` (`plant_id`,`repair_no`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_report_created_at_id_ix` ON `repair_log` (`plant_id`,`report_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_equipment_created_at_id_ix` ON `repair_log` (`plant_id`,`equipment_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__unit_ix` ON `repair_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_duct_created_at_id_ix` ON `repair_log` (`plant_id`,`duct_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_fault_category_created_at_id_ix` ON `repair_log` (`plant_id`,`fault_category_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_status_created_at_id_ix` ON `repair_log` (`plant_id`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_log__plant_complete_date_id_ix` ON `repair_log` (`plant_id`,`complete_date`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_repair_time_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repairer_id` integer NOT NULL,
	`hours` integer NOT NULL,
	`log_date` text NOT NULL,
	`repair_id` integer,
	`maintenance_id` integer,
	`equipment_id` integer,
	`unit_id` integer,
	`duct_id` integer,
	`detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`repairer_id`) REFERENCES `repairer`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repair_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`maintenance_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`unit_id`) REFERENCES `equipment_unit`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`duct_id`) REFERENCES `duct`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_repair_time_log`("id", "plant_id", "repairer_id", "hours", "log_date", "repair_id", "maintenance_id", "equipment_id", "unit_id", "duct_id", "detail", "created_at", "updated_at", "created_by_id", "updated_by_id") SELECT "id", "plant_id", "repairer_id", "hours", "log_date", "repair_id", NULL, "equipment_id", "unit_id", NULL, "detail", "created_at", "updated_at", "created_by_id", "updated_by_id" FROM `repair_time_log`;
--> statement-breakpoint
DROP TABLE `repair_time_log`;
--> statement-breakpoint
ALTER TABLE `__new_repair_time_log` RENAME TO `repair_time_log`;
--> statement-breakpoint
CREATE UNIQUE INDEX `repair_time_log__plant_uq` ON `repair_time_log` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_id_ix` ON `repair_time_log` (`plant_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_repairer_log_date_id_ix` ON `repair_time_log` (`plant_id`,`repairer_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_repair_log_date_id_ix` ON `repair_time_log` (`plant_id`,`repair_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_maintenance_log_date_id_ix` ON `repair_time_log` (`plant_id`,`maintenance_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_equipment_log_date_id_ix` ON `repair_time_log` (`plant_id`,`equipment_id`,`log_date`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__unit_ix` ON `repair_time_log` (`unit_id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__duct_ix` ON `repair_time_log` (`duct_id`);
--> statement-breakpoint
CREATE INDEX `repair_time_log__plant_log_date_repairer_hours_id_ix` ON `repair_time_log` (`plant_id`,`log_date`,`repairer_id`,`hours`,`id`);
--> statement-breakpoint
ALTER TABLE `repairer` ADD `pinyin` text;
--> statement-breakpoint
ALTER TABLE `reporter` ADD `pinyin` text;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `theme` text DEFAULT 'DARK' NOT NULL;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `downtime_seconds` integer DEFAULT 30 NOT NULL;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `faults_seconds` integer DEFAULT 20 NOT NULL;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `repairs_seconds` integer DEFAULT 20 NOT NULL;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `has_alarm` integer DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `inches` integer DEFAULT 55 NOT NULL;
--> statement-breakpoint
ALTER TABLE `wall_display` ADD `distance` integer DEFAULT 60 NOT NULL;
--> statement-breakpoint
ALTER TABLE `user` ADD `pinyin` text;
