ALTER TABLE "attendance" RENAME COLUMN "status" TO "presence";
--> statement-breakpoint
ALTER TABLE "attendance" RENAME COLUMN "state" TO "status";
