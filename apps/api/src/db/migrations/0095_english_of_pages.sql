ALTER TABLE "text_blocks" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "text_blocks" ADD COLUMN "content_en" text;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "english_site" boolean DEFAULT true NOT NULL;