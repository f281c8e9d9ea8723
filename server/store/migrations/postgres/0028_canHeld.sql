ALTER TABLE "ink_can" ADD COLUMN "held_kg" bigint;
