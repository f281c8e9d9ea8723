DROP INDEX "complaint__plant_claim_date_id_claim_no_qa_state_claim_cat_cla";
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state" ON "complaint" USING btree ("plant_id","claim_date","id","claim_no","paper_roll_no","qa_state","claim_cat_id","claim_cause_id","customer_id","equipment_id","long_code","shift_id","qa_id","claimed_amount","comp_amount","quantity","produced_quantity","answered_at","closed_at");
--> statement-breakpoint
CREATE INDEX "complaint__plant_paper_roll_no_id_ix" ON "complaint" USING btree ("plant_id","paper_roll_no","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_prod_no_id_ix" ON "complaint" USING btree ("plant_id","prod_no","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_so_no_id_ix" ON "complaint" USING btree ("plant_id","so_no","id");
