ALTER TABLE "ink_can" ADD COLUMN "away_since" bigint;
