ALTER TABLE "global_settings" ADD COLUMN "hidden_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- expand: 0.10.0 goes on reading "english_site", which stays as it is.
UPDATE "global_settings" SET "hidden_languages" = '{cs,en}' WHERE NOT "english_site";
