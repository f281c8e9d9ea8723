CREATE INDEX "report_log__plant_equipment_status_is_stopped_resume_date_join" ON "report_log" USING btree ("plant_id","equipment_id","status","is_stopped","resume_date","joined_to_id","id");
