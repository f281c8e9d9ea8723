ALTER TABLE "notice_event" ADD COLUMN "fanned_out_at" bigint;
--> statement-breakpoint
CREATE INDEX "notice_delivery__plant_address_channel_created_at_id_ix" ON "notice_delivery" USING btree ("plant_id","address","channel","created_at","id");
