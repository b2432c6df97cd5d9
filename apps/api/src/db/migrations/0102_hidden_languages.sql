ALTER TABLE "global_settings" ADD COLUMN "hidden_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- expand: 0.10.0 goes on reading "english_site", which stays as it is.
-- Even an update of no row would make a version of prices, which a new database to restore into must not have.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "global_settings" WHERE NOT "english_site") THEN
    UPDATE "global_settings" SET "hidden_languages" = '{cs,en}' WHERE NOT "english_site";
  END IF;
END $$;
