CREATE TABLE "payment_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"direction" text DEFAULT 'before' NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
-- The days of the one reminder become the first rule. It is as old as its e-mail, so that it catches up as before.
INSERT INTO "payment_reminders" ("id", "created_at", "updated_at", "title", "direction", "days")
  SELECT gen_random_uuid(), "created_at", "created_at", 'Pred splatnosťou', 'before', "offset_days"
  FROM "editable_automated_emails" WHERE "key" = 'payment_reminder';--> statement-breakpoint
UPDATE "editable_automated_emails" SET "offset_days" = 0 WHERE "key" = 'payment_reminder';--> statement-breakpoint
-- What this rule has sent is named by the rule and the part, so that no guest is reminded twice.
UPDATE "outgoing_emails" o SET "event_key" = 'reminder:' || r."id" || ':' || p."id" || ':'
    || CASE WHEN o."event_key" LIKE '%:balance:guest:%'
      THEN coalesce(r."price"->>'balance_due_on', r."arrival"::text, '') ELSE 'order' END
    || ':guest:payment_reminder'
  FROM "reservations" r, "payment_reminders" p
  WHERE o."key" = 'payment_reminder' AND o."reservation" = r."id" AND o."event_key" LIKE 'reminder:%';
