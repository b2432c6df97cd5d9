ALTER TABLE "stay_guests" ADD COLUMN "birth_place" text;--> statement-breakpoint
ALTER TABLE "stay_guests" ADD COLUMN "visa_sealed" text;