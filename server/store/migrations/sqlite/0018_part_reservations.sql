CREATE TABLE `repair_part` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`repair_id` integer NOT NULL,
	`part_id` integer NOT NULL,
	`part_name` text NOT NULL,
	`quantity` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`repair_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `repair_part__plant_uq` ON `repair_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `repair_part__repair_id_part_id_uq` ON `repair_part` (`plant_id`,`repair_id`,`part_id`);
--> statement-breakpoint
CREATE INDEX `repair_part__plant_id_ix` ON `repair_part` (`plant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_part__plant_repair_id_ix` ON `repair_part` (`plant_id`,`repair_id`,`id`);
--> statement-breakpoint
CREATE INDEX `repair_part__plant_part_id_ix` ON `repair_part` (`plant_id`,`part_id`,`id`);
--> statement-breakpoint
CREATE TABLE `part_reservation` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plant_id` integer NOT NULL,
	`part_id` integer NOT NULL,
	`quantity` integer CHECK ("quantity" >= 0) NOT NULL,
	`needed` integer CHECK ("needed" >= 0) NOT NULL,
	`taken` integer NOT NULL,
	`due_date` text NOT NULL,
	`repair_log_id` integer,
	`maintenance_order_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`created_by_id` integer,
	`updated_by_id` integer,
	FOREIGN KEY (`plant_id`,`part_id`) REFERENCES `spare_part`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`repair_log_id`) REFERENCES `repair_log`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`,`maintenance_order_id`) REFERENCES `maintenance_order`(`plant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plant_id`) REFERENCES `plant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `part_reservation__plant_uq` ON `part_reservation` (`plant_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `part_reservation__repair_log_id_part_id_uq` ON `part_reservation` (`plant_id`,`repair_log_id`,`part_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `part_reservation__maintenance_order_id_part_id_uq` ON `part_reservation` (`plant_id`,`maintenance_order_id`,`part_id`);
--> statement-breakpoint
CREATE INDEX `part_reservation__plant_due_date_id_ix` ON `part_reservation` (`plant_id`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `part_reservation__plant_part_due_date_id_ix` ON `part_reservation` (`plant_id`,`part_id`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `part_reservation__plant_repair_log_due_date_id_ix` ON `part_reservation` (`plant_id`,`repair_log_id`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `part_reservation__plant_maintenance_order_due_date_id_ix` ON `part_reservation` (`plant_id`,`maintenance_order_id`,`due_date`,`id`);
--> statement-breakpoint
ALTER TABLE `repair_log` ADD `parts_told_at` integer;
--> statement-breakpoint
ALTER TABLE `spare_part_log` ADD `override_reason` text;
--> statement-breakpoint
INSERT INTO part_reservation (plant_id, part_id, quantity, needed, taken, due_date, maintenance_order_id, created_at, updated_at)
SELECT p.plant_id, p.part_id, p.quantity, p.quantity, 0, o.plan_date, o.id, p.created_at, p.updated_at
FROM maintenance_order_part p JOIN maintenance_order o ON o.plant_id = p.plant_id AND o.id = p.order_id
WHERE o.status IN ('PENDING', 'IN_PROGRESS');
--> statement-breakpoint
UPDATE spare_part SET reserved = (SELECT sum(r.quantity) FROM part_reservation r WHERE r.plant_id = spare_part.plant_id AND r.part_id = spare_part.id)
WHERE EXISTS (SELECT 1 FROM part_reservation r WHERE r.plant_id = spare_part.plant_id AND r.part_id = spare_part.id);
--> statement-breakpoint
UPDATE spare_part SET stock_status = CASE
	WHEN quantity - reserved <= 0 THEN 'OUT'
	WHEN quantity - reserved < min_quantity THEN 'LOW'
	WHEN max_quantity IS NOT NULL AND quantity - reserved > max_quantity THEN 'OVER'
	ELSE 'NORMAL' END
WHERE reserved > 0;
