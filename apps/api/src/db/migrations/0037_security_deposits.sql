CREATE TABLE "security_deposit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"recorded_by" text NOT NULL,
	"handover" uuid,
	CONSTRAINT "deposit_has_its_sign" CHECK (("security_deposit_entries"."kind" = 'deposit_taken') = ("security_deposit_entries"."amount" > 0)),
	CONSTRAINT "kept_deposit_has_a_reason" CHECK ("security_deposit_entries"."kind" <> 'deposit_kept' or "security_deposit_entries"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD COLUMN "security_deposit" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "security_deposit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "security_deposit_entries" ADD CONSTRAINT "security_deposit_entries_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_deposit_entries" ADD CONSTRAINT "security_deposit_entries_handover_till_handovers_id_fk" FOREIGN KEY ("handover") REFERENCES "public"."till_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_entries_of_reservation" ON "security_deposit_entries" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "deposit_entries_by_time" ON "security_deposit_entries" USING btree ("created_at");