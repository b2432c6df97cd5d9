CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint,
	"rows" integer,
	"files" integer,
	"failure" text
);
--> statement-breakpoint
CREATE INDEX "backups_by_time" ON "backups" USING btree ("made_at");