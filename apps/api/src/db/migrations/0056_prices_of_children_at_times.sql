ALTER TABLE "service_reservations" ADD COLUMN "children" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "child_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "max_persons" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "max_per_unit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;