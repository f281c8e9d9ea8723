DROP INDEX "repair_time_log__plant_log_date_repairer_hours_equipment_id_ix";
--> statement-breakpoint
ALTER TABLE "repair_time_log" ADD COLUMN "status" text COLLATE "C" DEFAULT 'BOOKED' NOT NULL;
--> statement-breakpoint
ALTER TABLE "notice_receiver" ADD COLUMN "language" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notification_type" ADD COLUMN "name_en" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notification_type" ADD COLUMN "subject_en" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notification_type" ADD COLUMN "body_en" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notification_type" ADD COLUMN "detail_en" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "dict_name_en" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "config" ADD COLUMN "config_name_en" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "config" ADD COLUMN "remark_en" text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "repair_time_log__plant_log_date_repairer_hours_equipment_statu" ON "repair_time_log" USING btree ("plant_id","log_date","repairer_id","hours","equipment_id","status","id");
