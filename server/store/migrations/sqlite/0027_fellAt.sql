ALTER TABLE `spare_part` ADD `fell_at` integer;
--> statement-breakpoint
ALTER TABLE `accessory` ADD `fell_at` integer;
--> statement-breakpoint
ALTER TABLE `ink` ADD `fell_at` integer;
