CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"language" text DEFAULT 'sk' NOT NULL,
	"wishes" text,
	"note" text,
	"news_consent_on" date,
	"not_again" boolean DEFAULT false NOT NULL,
	"not_again_reason" text,
	"merged_into" uuid,
	"merge_filling" jsonb
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "guest" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_merged_into_guests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_of_email" ON "guests" USING btree (lower("email")) WHERE "guests"."email" is not null;--> statement-breakpoint
CREATE INDEX "guests_by_phone" ON "guests" USING btree (right(regexp_replace("phone"::text, '\D', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "guests_by_name" ON "guests" USING btree ("name");--> statement-breakpoint
CREATE INDEX "merged_guests" ON "guests" USING btree ("merged_into") WHERE "guests"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_guest_guests_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_of_guest" ON "reservations" USING btree ("guest");--> statement-breakpoint
-- expand: 0.10.0 goes on without cards; its orders have none until their guest is changed.
-- The card of each person with an order, by the e-mail, as of the latest reservation.
INSERT INTO "guests" ("id", "created_at", "name", "first_name", "last_name", "email", "phone", "language")
SELECT gen_random_uuid(), first_order, coalesce(nullif(guest_name, ''), guest_email), first_name, last_name, guest_email, guest_phone, language
FROM (SELECT DISTINCT ON (lower(guest_email)) *, min(created_at) OVER (PARTITION BY lower(guest_email)) AS first_order
  FROM "reservations" WHERE number IS NOT NULL AND guest_email IS NOT NULL
  ORDER BY lower(guest_email), created_at DESC, id) latest;--> statement-breakpoint
UPDATE "reservations" r SET guest = g.id FROM "guests" g
WHERE r.number IS NOT NULL AND lower(r.guest_email) = lower(g.email);--> statement-breakpoint
-- Without an e-mail by phone number and surname: first the cards that there are, then new ones.
UPDATE "reservations" r SET guest = (SELECT g.id FROM "guests" g
  WHERE right(regexp_replace(g.phone, '\D', '', 'g'), 9) = right(regexp_replace(r.guest_phone, '\D', '', 'g'), 9)
    AND fold(coalesce(g.last_name, '')) = fold(coalesce(r.last_name, '')) ORDER BY g.created_at DESC, g.id LIMIT 1)
WHERE r.number IS NOT NULL AND r.guest IS NULL AND r.guest_email IS NULL AND r.guest_phone IS NOT NULL;--> statement-breakpoint
INSERT INTO "guests" ("id", "created_at", "name", "first_name", "last_name", "phone", "language")
SELECT gen_random_uuid(), created_at, coalesce(nullif(guest_name, ''), guest_phone), first_name, last_name, guest_phone, language
FROM (SELECT DISTINCT ON (right(regexp_replace(guest_phone, '\D', '', 'g'), 9), fold(coalesce(last_name, ''))) *
  FROM "reservations" WHERE number IS NOT NULL AND guest IS NULL AND guest_email IS NULL AND guest_phone IS NOT NULL
  ORDER BY right(regexp_replace(guest_phone, '\D', '', 'g'), 9), fold(coalesce(last_name, '')), created_at DESC, id) latest;--> statement-breakpoint
UPDATE "reservations" r SET guest = (SELECT g.id FROM "guests" g
  WHERE g.email IS NULL AND right(regexp_replace(g.phone, '\D', '', 'g'), 9) = right(regexp_replace(r.guest_phone, '\D', '', 'g'), 9)
    AND fold(coalesce(g.last_name, '')) = fold(coalesce(r.last_name, '')) LIMIT 1)
WHERE r.number IS NOT NULL AND r.guest IS NULL AND r.guest_email IS NULL AND r.guest_phone IS NOT NULL;
