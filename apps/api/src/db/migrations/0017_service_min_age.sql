ALTER TABLE "services" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "requirements" text;