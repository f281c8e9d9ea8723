DROP INDEX "complaint__plant_claim_date_id_claim_no_ix";
--> statement-breakpoint
CREATE INDEX "complaint__plant_claim_date_id_claim_no_paper_roll_no_ix" ON "complaint" USING btree ("plant_id","claim_date","id","claim_no","paper_roll_no");
--> statement-breakpoint
CREATE INDEX "complaint__plant_paper_roll_no_id_ix" ON "complaint" USING btree ("plant_id","paper_roll_no","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_prod_no_id_ix" ON "complaint" USING btree ("plant_id","prod_no","id");
--> statement-breakpoint
CREATE INDEX "complaint__plant_so_no_id_ix" ON "complaint" USING btree ("plant_id","so_no","id");
