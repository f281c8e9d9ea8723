DROP INDEX "repair_log__plant_complete_date_id_ix";
--> statement-breakpoint
DROP INDEX "repair_time_log__plant_log_date_repairer_hours_id_ix";
--> statement-breakpoint
DROP INDEX "report_log__plant_is_stopped_resume_date_report_date_equipment";
--> statement-breakpoint
DROP INDEX "report_log__plant_report_date_status_joined_to_equipment_fault";
--> statement-breakpoint
ALTER TABLE "report_log" ADD COLUMN "completed_at" bigint;
--> statement-breakpoint
CREATE INDEX "report_log__plant_completed_at_status_joined_to_equipment_id_i" ON "report_log" USING btree ("plant_id","completed_at","status","joined_to_id","equipment_id","id");
--> statement-breakpoint
CREATE INDEX "repair_log__plant_complete_date_status_report_repair_type_equi" ON "repair_log" USING btree ("plant_id","complete_date","status","report_id","repair_type","equipment_id","id");
--> statement-breakpoint
CREATE INDEX "repair_time_log__plant_log_date_repairer_hours_equipment_id_ix" ON "repair_time_log" USING btree ("plant_id","log_date","repairer_id","hours","equipment_id","id");
--> statement-breakpoint
CREATE INDEX "report_log__plant_is_stopped_resume_date_report_date_equipment" ON "report_log" USING btree ("plant_id","is_stopped","resume_date","report_date","equipment_id","status","joined_to_id","id");
--> statement-breakpoint
CREATE INDEX "report_log__plant_report_date_status_joined_to_equipment_fault" ON "report_log" USING btree ("plant_id","report_date","status","joined_to_id","equipment_id","fault_category_id","accepted_at","resume_date","urgency","is_stopped","id");
--> statement-breakpoint
UPDATE "report_log" SET "completed_at" = nullif(greatest(coalesce("resume_date", 0), coalesce((SELECT max(r."complete_date") FROM "repair_log" r WHERE r."report_id" = "report_log"."id" AND r."status" = 'COMPLETED'), 0)), 0) WHERE "status" IN ('COMPLETED', 'CONFIRMED');
