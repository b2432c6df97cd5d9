ALTER TABLE "global_settings" ADD COLUMN "colour_primary" text DEFAULT '#1f3d2b' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "colour_accent" text DEFAULT '#d9a441' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "colour_paper" text DEFAULT '#fbf7ef' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "open_to_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "mail_server" jsonb;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "gateway_keys" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- A property that is in use stays where search engines find it.
UPDATE "global_settings" SET "open_to_search" = true WHERE NOT "sample_mode";--> statement-breakpoint
-- Forms and e-mails of a sample count as the sample's until somebody edits or confirms them.
INSERT INTO "sample_rows" ("collection", "record_id", "rewritten")
SELECT 'administrator-forms', f."id", true FROM "administrator_forms" f WHERE EXISTS (SELECT FROM "global_settings" WHERE "sample_mode")
UNION ALL
SELECT 'editable-automated-emails', e."id", true FROM "editable_automated_emails" e WHERE EXISTS (SELECT FROM "global_settings" WHERE "sample_mode")
ON CONFLICT DO NOTHING;
