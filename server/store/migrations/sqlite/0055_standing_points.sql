ALTER TABLE `shift_handover_item` ADD `is_standing` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `shift_handover_item` ADD `condition` text;
