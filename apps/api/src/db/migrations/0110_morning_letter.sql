ALTER TABLE "users" ADD COLUMN "morning_letter" text;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "morning_letters" boolean DEFAULT true NOT NULL;