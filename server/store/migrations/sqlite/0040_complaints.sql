CREATE TABLE `complaint` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`claim_no` text NOT NULL,
	`claim_date` text NOT NULL,
	`customer_id` integer NOT NULL,
	`claim_cat_id` integer NOT NULL,
	`cat_comment` text,
	`request` text,
	`long_code` text,
	`decor_name` text,
	`prod_no` text,
	`so_no` text,
	`paper_roll_no` text,
	`prod_date` text,
	`equipment_id` integer,
	`shift_id` integer,
	`shift_master_id` integer,
	`shift_members` text,
	`worker_id` integer,
	`quantity` integer,
	`produced_quantity` integer,
	`claimed_amount` integer CHECK ("claimed_amount" >= 0),
	`comp_amount` integer CHECK ("comp_amount" >= 0),
	`currency_note` text,
	`sales_id` integer,
	`sales_name` text,
	`qa_id` integer,
	`qa_comment` text,
	`answer` text,
	`answer_due` text,
	`has_prod` integer DEFAULT false NOT NULL,
	`claim_cause_id` integer,
	`cause_comment` text,
	`claim_measure_id` integer,
	`exe_comment` text,
	`remark` text,
	`qa_state` text DEFAULT 'NEW' NOT NULL,
	`prod_state` text,
	`qa_claim_status_id` integer,
	`prod_claim_status_id` integer,
	`answered_at` integer,
	`closed_at` integer,
	`reject_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claim_cat_id`) REFERENCES `complaint_category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`equipment_id`) REFERENCES `equipment`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_id`) REFERENCES `shift`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`shift_master_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`worker_id`) REFERENCES `worker`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`sales_id`) REFERENCES `staff`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`qa_id`) REFERENCES `qa_person`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claim_cause_id`) REFERENCES `complaint_cause`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claim_measure_id`) REFERENCES `complaint_measure`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`qa_claim_status_id`) REFERENCES `complaint_status`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`prod_claim_status_id`) REFERENCES `complaint_status`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `complaint__plant_uq` ON `complaint` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaint__claim_no_uq` ON `complaint` (`plant_id`,`claim_no`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_claim_date_id_claim_no_ix` ON `complaint` (`plant_id`,`claim_date`,`id`,`claim_no`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_claim_no_id_ix` ON `complaint` (`plant_id`,`claim_no`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_answer_due_id_ix` ON `complaint` (`plant_id`,`answer_due`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_customer_claim_date_id_ix` ON `complaint` (`plant_id`,`customer_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_claim_cat_claim_date_id_ix` ON `complaint` (`plant_id`,`claim_cat_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_equipment_claim_date_id_ix` ON `complaint` (`plant_id`,`equipment_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_shift_claim_date_id_ix` ON `complaint` (`plant_id`,`shift_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_shift_master_claim_date_id_ix` ON `complaint` (`plant_id`,`shift_master_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_worker_claim_date_id_ix` ON `complaint` (`plant_id`,`worker_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_sales_claim_date_id_ix` ON `complaint` (`plant_id`,`sales_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_qa_claim_date_id_ix` ON `complaint` (`plant_id`,`qa_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_claim_cause_claim_date_id_ix` ON `complaint` (`plant_id`,`claim_cause_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_claim_measure_claim_date_id_ix` ON `complaint` (`plant_id`,`claim_measure_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_qa_claim_status_claim_date_id_ix` ON `complaint` (`plant_id`,`qa_claim_status_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_prod_claim_status_claim_date_id_ix` ON `complaint` (`plant_id`,`prod_claim_status_id`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_qa_state_claim_date_id_ix` ON `complaint` (`plant_id`,`qa_state`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_long_code_claim_date_id_ix` ON `complaint` (`plant_id`,`long_code`,`claim_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint__plant_equipment_prod_date_id_ix` ON `complaint` (`plant_id`,`equipment_id`,`prod_date`,`id`);
--> statement-breakpoint
CREATE TABLE `complaint_claim_file` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `complaint`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `complaint_claim_file_target_ix` ON `complaint_claim_file` (`target_id`);
--> statement-breakpoint
CREATE TABLE `complaint_before_photo` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `complaint`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `complaint_before_photo_target_ix` ON `complaint_before_photo` (`target_id`);
--> statement-breakpoint
CREATE TABLE `complaint_after_photo` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `complaint`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `complaint_after_photo_target_ix` ON `complaint_after_photo` (`target_id`);
--> statement-breakpoint
CREATE TABLE `complaint_action` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`complaint_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` integer NOT NULL,
	`due_date` text NOT NULL,
	`check_after_days` integer,
	`proof` text,
	`done_at` integer,
	`check_date` text,
	`checked_at` integer,
	`finding` text,
	`state` text DEFAULT 'OPEN' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`complaint_id`) REFERENCES `complaint`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_action__plant_uq` ON `complaint_action` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_action__plant_due_date_id_ix` ON `complaint_action` (`plant_id`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_action__plant_complaint_due_date_id_ix` ON `complaint_action` (`plant_id`,`complaint_id`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_action__plant_owner_due_date_id_ix` ON `complaint_action` (`plant_id`,`owner_id`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_action__plant_state_due_date_id_ix` ON `complaint_action` (`plant_id`,`state`,`due_date`,`id`);
--> statement-breakpoint
CREATE TABLE `complaint_action_proof_file` (
	`plant_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`target_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `target_id`),
	FOREIGN KEY (`plant_id`,`owner_id`) REFERENCES `complaint_action`(`plant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plant_id`,`target_id`) REFERENCES `file`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `complaint_action_proof_file_target_ix` ON `complaint_action_proof_file` (`target_id`);
--> statement-breakpoint
CREATE TABLE `complaint_evidence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`complaint_id` integer NOT NULL,
	`of_resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`name` text NOT NULL,
	`happened_at` integer NOT NULL,
	`remark` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`complaint_id`) REFERENCES `complaint`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_evidence__plant_uq` ON `complaint_evidence` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_evidence__complaint_id_of_resource_record_id_uq` ON `complaint_evidence` (`plant_id`,`complaint_id`,`of_resource`,`record_id`);
--> statement-breakpoint
CREATE INDEX `complaint_evidence__plant_happened_at_id_ix` ON `complaint_evidence` (`plant_id`,`happened_at`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_evidence__plant_complaint_happened_at_id_ix` ON `complaint_evidence` (`plant_id`,`complaint_id`,`happened_at`,`id`);
--> statement-breakpoint
CREATE TABLE `complaint_category` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_en` text NOT NULL,
	`answer_days` integer,
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
CREATE UNIQUE INDEX `complaint_category__name_uq` ON `complaint_category` (`name`);
--> statement-breakpoint
CREATE INDEX `complaint_category__sort_order_id_ix` ON `complaint_category` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_category__name_id_ix` ON `complaint_category` (`name`,`id`);
--> statement-breakpoint
CREATE TABLE `complaint_cause` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_en` text NOT NULL,
	`parent_id` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'ENABLED' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `complaint_cause`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_cause__name_uq` ON `complaint_cause` (`name`);
--> statement-breakpoint
CREATE INDEX `complaint_cause__sort_order_id_ix` ON `complaint_cause` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_cause__name_id_ix` ON `complaint_cause` (`name`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_cause__parent_sort_order_id_ix` ON `complaint_cause` (`parent_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE TABLE `complaint_measure` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_en` text NOT NULL,
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
CREATE UNIQUE INDEX `complaint_measure__name_uq` ON `complaint_measure` (`name`);
--> statement-breakpoint
CREATE INDEX `complaint_measure__sort_order_id_ix` ON `complaint_measure` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_measure__name_id_ix` ON `complaint_measure` (`name`,`id`);
--> statement-breakpoint
CREATE TABLE `complaint_status` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_en` text NOT NULL,
	`stage` text NOT NULL,
	`colour` text DEFAULT 'BLUE' NOT NULL,
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
CREATE UNIQUE INDEX `complaint_status__name_uq` ON `complaint_status` (`name`);
--> statement-breakpoint
CREATE INDEX `complaint_status__sort_order_id_ix` ON `complaint_status` (`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `complaint_status__name_id_ix` ON `complaint_status` (`name`,`id`);
--> statement-breakpoint
ALTER TABLE `qa_person` ADD `user_id` integer REFERENCES user(id);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_person__user_id_uq` ON `qa_person` (`plant_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `qa_person__plant_user_sort_order_id_ix` ON `qa_person` (`plant_id`,`user_id`,`sort_order`,`id`);
