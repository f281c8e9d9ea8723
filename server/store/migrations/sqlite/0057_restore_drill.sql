ALTER TABLE `backup` ADD `drill` text;
--> statement-breakpoint
ALTER TABLE `backup` ADD `drilled_at` integer;
--> statement-breakpoint
ALTER TABLE `backup` ADD `drilled_day` text;
--> statement-breakpoint
ALTER TABLE `backup` ADD `drill_seconds` integer;
--> statement-breakpoint
ALTER TABLE `backup` ADD `drill_detail` text;
