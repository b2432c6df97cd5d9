CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE INDEX "messages_by_creation" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "new_messages" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."is_new";
--> statement-breakpoint
-- What the list's search and the search of the back office look in, as in migration 0007.
ALTER TABLE "contact_messages" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  "name" || E'\n' || "email" || E'\n' || coalesce("phone", '') || E'\n' || "message" || E'\n' || coalesce("note", '')
)) STORED;--> statement-breakpoint
DO $$
BEGIN
  CREATE INDEX "sought_in_contact_messages" ON "contact_messages" USING gin (sought gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm cannot be had: searching reads through its column';
END $$;
