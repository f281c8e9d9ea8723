DROP INDEX "reporter__plant_id_ix";
--> statement-breakpoint
DROP INDEX "reporter__plant_workshop_id_ix";
--> statement-breakpoint
DROP INDEX "reporter__plant_user_id_ix";
--> statement-breakpoint
ALTER TABLE "reporter" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "remark" text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "reporter__plant_sort_order_id_ix" ON "reporter" USING btree ("plant_id","sort_order","id");
--> statement-breakpoint
CREATE INDEX "reporter__plant_workshop_sort_order_id_ix" ON "reporter" USING btree ("plant_id","workshop_id","sort_order","id");
--> statement-breakpoint
CREATE INDEX "reporter__plant_user_sort_order_id_ix" ON "reporter" USING btree ("plant_id","user_id","sort_order","id");
