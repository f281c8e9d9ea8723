ALTER TABLE `view_subscription` ADD `list` text;
--> statement-breakpoint
ALTER TABLE `view_subscription` ADD `search` text;
--> statement-breakpoint
ALTER TABLE `view_subscription` ADD `format` text DEFAULT 'WORKBOOK' NOT NULL;
