CREATE TABLE "webhook_changes" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"collection" text NOT NULL,
	"record" uuid NOT NULL,
	"change" uuid,
	"from_night" date,
	"to_night" date
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"webhook" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"claimed_until" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"status" integer,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"with_guests" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"paused_for" text,
	"failing_since" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"webhook" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"earlier_sealed" text,
	"earlier_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_webhooks_id_fk" FOREIGN KEY ("webhook") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_webhook_webhooks_id_fk" FOREIGN KEY ("webhook") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook","record","position") WHERE "webhook_deliveries"."state" = 'waiting';
--> statement-breakpoint
CREATE FUNCTION note_webhook_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE active) THEN
    INSERT INTO webhook_changes (collection, record, change) SELECT collection, record_id, id FROM added ORDER BY id;
    PERFORM pg_notify('webhooks', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_webhook_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE active) THEN
    INSERT INTO webhook_changes (collection, record, from_night, to_night)
      SELECT 'room-nights', unit, min(night), max(night) FROM moved GROUP BY unit;
    PERFORM pg_notify('webhooks', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- expand: writes of an older program only add rows here, and only while a webhook is on
CREATE TRIGGER note_webhook_changes AFTER INSERT ON "history" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_changes();
--> statement-breakpoint
-- expand: writes of an older program only add rows here, and only while a webhook is on
CREATE TRIGGER note_taken_nights AFTER INSERT ON "room_nights" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_nights();
--> statement-breakpoint
-- expand: writes of an older program only add rows here, and only while a webhook is on
CREATE TRIGGER note_freed_nights AFTER DELETE ON "room_nights" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_nights();
