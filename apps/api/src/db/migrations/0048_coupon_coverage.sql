ALTER TABLE "coupons" ADD COLUMN "covers" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;