ALTER TABLE "common_services" ADD COLUMN "child_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "common_services" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "common_services" ADD COLUMN "per_unit" boolean DEFAULT false NOT NULL;