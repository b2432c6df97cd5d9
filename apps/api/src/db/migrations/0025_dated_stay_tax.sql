ALTER TABLE "reservations" ADD COLUMN "tax_guests" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "stay_tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "stay_tax_municipality" text;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "stay_tax_period" text DEFAULT 'quarter' NOT NULL;--> statement-breakpoint
-- The undated rate becomes the first dated one, with the lawful limit of nights and every reason that the register knew.
UPDATE "global_settings" SET "stay_tax_rates" = jsonb_build_array(jsonb_build_object(
  'valid_from', '2000-01-01', 'amount', "stay_tax", 'from_age', "stay_tax_from_age", 'max_nights', 60,
  'exemptions', jsonb_build_array('disability', 'companion', 'other'))) WHERE "stay_tax" > 0;
