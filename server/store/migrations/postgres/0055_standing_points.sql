ALTER TABLE "shift_handover_item" ADD COLUMN "is_standing" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "shift_handover_item" ADD COLUMN "condition" text COLLATE "C";
