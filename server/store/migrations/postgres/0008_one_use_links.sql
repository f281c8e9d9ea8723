ALTER TABLE "auto_login_link" ADD COLUMN "is_reusable" boolean DEFAULT false NOT NULL;
