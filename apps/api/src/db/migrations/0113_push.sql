CREATE TABLE "push_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"reservation" uuid,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"user" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"kinds" text[] NOT NULL,
	"with_names" boolean DEFAULT false NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_push_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION note_push_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (subscription, kind, about, reservation)
    SELECT s.id, told.kind, told.key, told.reservation
    FROM (
      SELECT key, reservation, CASE
        WHEN key = 'owner_new_reservation' THEN 'booking'
        WHEN key IN ('owner_contact_message', 'owner_hall_demand') THEN 'message'
        WHEN key IN ('owner_attention', 'owner_house_attention') THEN 'alert' END AS kind
      FROM added) told
    JOIN push_subscriptions s ON told.kind = ANY (s.kinds);
  IF FOUND THEN PERFORM pg_notify('push', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_push_of_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (subscription, kind, about, reservation)
    SELECT s.id, 'message', 'incoming', a.reservation
    FROM added a JOIN push_subscriptions s ON 'message' = ANY (s.kinds)
    WHERE NOT a.automatic;
  IF FOUND THEN PERFORM pg_notify('push', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- expand: writes of an older program only add rows here, and only while a device is told of them
CREATE TRIGGER note_push_of_owner AFTER INSERT ON "outgoing_emails" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_push_of_owner();
--> statement-breakpoint
-- expand: writes of an older program only add rows here, and only while a device is told of them
CREATE TRIGGER note_push_of_reply AFTER INSERT ON "incoming_emails" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_push_of_reply();
