DROP INDEX "spare_part__plant_stock_status_sort_order_id_ix";
--> statement-breakpoint
DROP INDEX "accessory__plant_stock_status_sort_order_id_ix";
--> statement-breakpoint
DROP INDEX "ink__plant_stock_status_sort_order_id_ix";
--> statement-breakpoint
CREATE INDEX "spare_part__plant_stock_status_code_id_ix" ON "spare_part" USING btree ("plant_id","stock_status","code","id");
--> statement-breakpoint
CREATE INDEX "accessory__plant_stock_status_code_id_ix" ON "accessory" USING btree ("plant_id","stock_status","code","id");
--> statement-breakpoint
CREATE INDEX "ink__plant_stock_status_code_id_ix" ON "ink" USING btree ("plant_id","stock_status","code","id");
