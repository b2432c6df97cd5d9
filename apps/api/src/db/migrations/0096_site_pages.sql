ALTER TABLE "global_settings" ADD COLUMN "hidden_pages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "menu_order" text[] DEFAULT '{}' NOT NULL;