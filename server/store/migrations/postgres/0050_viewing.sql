ALTER TABLE "session" ADD COLUMN "viewed_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "login_log" ADD COLUMN "viewed_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session__viewed_by_id_fk" FOREIGN KEY ("viewed_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log__viewed_by_id_fk" FOREIGN KEY ("viewed_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "session__viewed_by_last_seen_at_id_ix" ON "session" USING btree ("viewed_by_id","last_seen_at","id");
--> statement-breakpoint
CREATE INDEX "login_log__viewed_by_ix" ON "login_log" USING btree ("viewed_by_id");
