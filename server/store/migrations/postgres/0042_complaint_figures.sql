DROP INDEX "complaint__plant_claim_date_id_claim_no_ix";
--> statement-breakpoint
ALTER TABLE "wall_display" ADD COLUMN "complaints_seconds" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_date_id_claim_no_qa_state_claim_cat_cla" ON "complaint" USING btree ("plant_id","claim_date","id","claim_no","qa_state","claim_cat_id","claim_cause_id","customer_id","equipment_id","long_code","shift_id","qa_id","claimed_amount","comp_amount","quantity","produced_quantity","answered_at","closed_at");
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_cause_customer_claim_date_qa_state_id_i" ON "complaint" USING btree ("plant_id","claim_cause_id","customer_id","claim_date","qa_state","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_cause_long_code_claim_date_qa_state_id_" ON "complaint" USING btree ("plant_id","claim_cause_id","long_code","claim_date","qa_state","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix" ON "complaint" USING btree ("plant_id","claim_cat_id","customer_id","claim_date","qa_state","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix" ON "complaint" USING btree ("plant_id","claim_cat_id","long_code","claim_date","qa_state","id");
