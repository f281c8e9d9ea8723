ALTER TABLE "user" ADD COLUMN "initial_password_at" bigint;
