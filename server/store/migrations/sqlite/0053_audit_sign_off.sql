ALTER TABLE `audit_check` ADD `faults` text;
--> statement-breakpoint
ALTER TABLE `audit_check` ADD `signed_off_at` integer;
--> statement-breakpoint
ALTER TABLE `audit_check` ADD `signed_off_by` text;
--> statement-breakpoint
ALTER TABLE `audit_check` ADD `sign_off_reason` text;
--> statement-breakpoint
ALTER TABLE `audit_check` ADD `proof` text;
