CREATE TABLE "incoming_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"message_id" text NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"reservation" uuid,
	"from_name" text,
	"from_address" text,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "incoming_emails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "mailbox_progress" (
	"account" text PRIMARY KEY NOT NULL,
	"uid_validity" bigint NOT NULL,
	"last_uid" bigint NOT NULL,
	"read_at" timestamp(3) with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "email_files" ADD COLUMN "incoming" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "bounce" text;--> statement-breakpoint
-- expand: the search finds words of a bounce, too; the column that is made again has its name and index (where pg_trgm made one).
DO $$
DECLARE
  made text;
  made_index text;
BEGIN
  SELECT pg_get_expr(d.adbin, d.adrelid),
    (SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i WHERE i.indrelid = a.attrelid AND a.attnum = ANY (i.indkey))
    INTO made, made_index
    FROM pg_attribute a JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = 'outgoing_emails'::regclass AND a.attname = 'search_text' AND NOT a.attisdropped;
  EXECUTE format('ALTER TABLE outgoing_emails DROP COLUMN search_text, ADD COLUMN search_text text GENERATED ALWAYS AS (%s || E''\n'' || fold(coalesce(bounce, ''''))) STORED', made);
  IF made_index IS NOT NULL THEN
    EXECUTE made_index;
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "trigger" text DEFAULT 'by_hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "send_time" text;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "channels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "paid" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_emails" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "mailbox" jsonb;--> statement-breakpoint
ALTER TABLE "incoming_emails" ADD CONSTRAINT "incoming_emails_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replies_of_reservation" ON "incoming_emails" USING btree ("reservation","received_at");--> statement-breakpoint
CREATE INDEX "replies_by_arrival" ON "incoming_emails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "new_replies" ON "incoming_emails" USING btree ("received_at") WHERE "incoming_emails"."is_new";--> statement-breakpoint
ALTER TABLE "email_files" ADD CONSTRAINT "email_files_incoming_incoming_emails_id_fk" FOREIGN KEY ("incoming") REFERENCES "public"."incoming_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_incoming" ON "email_files" USING btree ("incoming");