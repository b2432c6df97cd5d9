CREATE TABLE "personal_data_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"cleared" jsonb NOT NULL,
	"kept" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "retention_reservations_days" integer DEFAULT 1095 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "retention_emails_days" integer DEFAULT 1095 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "retention_enquiries_days" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "retention_surveys_days" integer DEFAULT 1095 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "retention_traces_days" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "retention_history_days" integer DEFAULT 1095 NOT NULL;--> statement-breakpoint
CREATE INDEX "personal_data_runs_by_time" ON "personal_data_runs" USING btree ("made_at");--> statement-breakpoint
-- Until now one setting was called the time of all personal data: a property that changed it keeps its time.
UPDATE "global_settings" SET "retention_reservations_days" = "retention_days", "retention_emails_days" = "retention_days",
  "retention_enquiries_days" = "retention_days", "retention_surveys_days" = "retention_days",
  "retention_history_days" = "retention_days";
