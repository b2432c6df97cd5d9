ALTER TABLE "accommodation_units" ADD COLUMN "short_description_en" text;--> statement-breakpoint
ALTER TABLE "price_rules" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "common_services" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "common_services" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "requirements_en" text;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "secret_id" text;