CREATE TABLE "told_matters" (
	"kind" text PRIMARY KEY NOT NULL,
	"told_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_failures" (
	"job" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"last_failed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "attention_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "request" text;