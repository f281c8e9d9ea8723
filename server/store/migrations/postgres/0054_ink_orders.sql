ALTER TABLE "ink" ADD COLUMN "vendor_id" bigint;
--> statement-breakpoint
ALTER TABLE "ink_log" ADD COLUMN "stock_order_id" bigint;
--> statement-breakpoint
ALTER TABLE "stock_order" ADD COLUMN "ink_id" bigint;
--> statement-breakpoint
ALTER TABLE "stock_order" ADD COLUMN "cans" integer;
--> statement-breakpoint
ALTER TABLE "ink" ADD CONSTRAINT "ink__vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ink_log" ADD CONSTRAINT "ink_log__stock_order_id_fk" FOREIGN KEY ("plant_id","stock_order_id") REFERENCES "public"."stock_order"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_order" ADD CONSTRAINT "stock_order__ink_id_fk" FOREIGN KEY ("plant_id","ink_id") REFERENCES "public"."ink"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ink__plant_vendor_code_id_ix" ON "ink" USING btree ("plant_id","vendor_id","code","id");
--> statement-breakpoint
CREATE INDEX "ink_log__plant_stock_order_booked_at_id_ix" ON "ink_log" USING btree ("plant_id","stock_order_id","booked_at","id");
--> statement-breakpoint
CREATE INDEX "stock_order__plant_ink_expected_date_id_ix" ON "stock_order" USING btree ("plant_id","ink_id","expected_date","id");
