CREATE TABLE "reservation_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"subject" text,
	"closed_at" timestamp(3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
ALTER TABLE "reservation_alerts" ADD CONSTRAINT "reservation_alerts_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_alerts_of_reservation" ON "reservation_alerts" USING btree ("reservation") WHERE "reservation_alerts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "open_alerts_by_subject" ON "reservation_alerts" USING btree ("subject") WHERE "reservation_alerts"."closed_at" is null and "reservation_alerts"."subject" is not null;--> statement-breakpoint
INSERT INTO "reservation_alerts" ("id", "reservation", "kind", "reason")
  SELECT gen_random_uuid(), "id", 'note', "attention" FROM "reservations" WHERE "attention" IS NOT NULL;
