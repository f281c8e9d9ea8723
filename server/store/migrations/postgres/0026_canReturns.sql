ALTER TABLE "ink_can" ADD COLUMN "shift_ends_at" bigint;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD COLUMN "last_equipment_id" bigint;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD COLUMN "last_decor_code" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "ink_can" ADD COLUMN "returned_kg" bigint;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD COLUMN "return_use_id" bigint;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD COLUMN "return_move_id" bigint;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD CONSTRAINT "ink_can__last_equipment_id_fk" FOREIGN KEY ("plant_id","last_equipment_id") REFERENCES "public"."equipment"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD CONSTRAINT "ink_can__return_use_id_fk" FOREIGN KEY ("plant_id","return_use_id") REFERENCES "public"."ink_log"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ink_can" ADD CONSTRAINT "ink_can__return_move_id_fk" FOREIGN KEY ("plant_id","return_move_id") REFERENCES "public"."ink_log"("plant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ink_can__last_equipment_ix" ON "ink_can" USING btree ("last_equipment_id");
--> statement-breakpoint
CREATE INDEX "ink_can__return_use_ix" ON "ink_can" USING btree ("return_use_id");
--> statement-breakpoint
CREATE INDEX "ink_can__return_move_ix" ON "ink_can" USING btree ("return_move_id");
