ALTER TABLE "audit_check" ADD COLUMN "faults" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "audit_check" ADD COLUMN "signed_off_at" bigint;
--> statement-breakpoint
ALTER TABLE "audit_check" ADD COLUMN "signed_off_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "audit_check" ADD COLUMN "sign_off_reason" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "audit_check" ADD COLUMN "proof" text COLLATE "C";
