DROP INDEX "repairer__user_ix";
--> statement-breakpoint
DROP INDEX "reporter__user_ix";
--> statement-breakpoint
CREATE INDEX "repairer__plant_user_sort_order_id_ix" ON "repairer" USING btree ("plant_id","user_id","sort_order","id");
--> statement-breakpoint
CREATE INDEX "reporter__plant_user_id_ix" ON "reporter" USING btree ("plant_id","user_id","id");
