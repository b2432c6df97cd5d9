ALTER TABLE "accommodation_objects" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "stay_tax_due_days" integer;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "registration_number_form" text;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "purpose_codes" jsonb DEFAULT '[{"valid_from":"2016-01-15","purpose":"holiday","visa":"required","code":"93"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "nationality_codes" text DEFAULT 'alpha3' NOT NULL;