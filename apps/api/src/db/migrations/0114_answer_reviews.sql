ALTER TABLE "surveys" ADD COLUMN "owner_answer" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;