ALTER TABLE "accommodation_units" ADD COLUMN "let_as" text DEFAULT 'unit' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD COLUMN "rooms_discount" integer;