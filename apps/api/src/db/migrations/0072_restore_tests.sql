ALTER TABLE "backups" ADD COLUMN "tested_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "test_scope" text;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "test_failure" text;