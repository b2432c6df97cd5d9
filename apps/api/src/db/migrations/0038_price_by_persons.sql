ALTER TABLE "accommodation_units" ADD COLUMN "price_basis" text DEFAULT 'unit' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD COLUMN "occupancy_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "occupancy_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;