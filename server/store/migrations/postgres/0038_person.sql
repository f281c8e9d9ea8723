ALTER TABLE "repairer" ADD COLUMN "worker_id" bigint;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "worker_id" bigint;
--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "worker_id" bigint;
--> statement-breakpoint
ALTER TABLE "repairer" ADD CONSTRAINT "repairer__worker_id_fk" FOREIGN KEY ("plant_id","worker_id") REFERENCES "public"."worker"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff__worker_id_fk" FOREIGN KEY ("plant_id","worker_id") REFERENCES "public"."worker"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator__worker_id_fk" FOREIGN KEY ("plant_id","worker_id") REFERENCES "public"."worker"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "repairer__plant_worker_sort_order_id_ix" ON "repairer" USING btree ("plant_id","worker_id","sort_order","id");
--> statement-breakpoint
CREATE INDEX "staff__plant_worker_sort_order_id_ix" ON "staff" USING btree ("plant_id","worker_id","sort_order","id");
--> statement-breakpoint
CREATE INDEX "operator__plant_worker_sort_order_id_ix" ON "operator" USING btree ("plant_id","worker_id","sort_order","id");
--> statement-breakpoint
ALTER TABLE "repairer" ADD CONSTRAINT "repairer__worker_id_uq" UNIQUE("plant_id","worker_id");
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff__worker_id_uq" UNIQUE("plant_id","worker_id");
--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator__worker_id_uq" UNIQUE("plant_id","worker_id");
