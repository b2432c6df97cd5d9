CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"guest_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"flexibility" integer DEFAULT 0 NOT NULL,
	"adults" integer NOT NULL,
	"children_ages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"units" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text DEFAULT 'sk' NOT NULL,
	"consent_at" timestamp(3) with time zone NOT NULL,
	"offers" integer DEFAULT 0 NOT NULL,
	"offer_token" text,
	"offer_unit" uuid,
	"offer_arrival" date,
	"offer_departure" date,
	"offered_until" timestamp(3) with time zone,
	"reservation" uuid,
	"note" text,
	CONSTRAINT "waiting_list_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_offer_unit_accommodation_units_id_fk" FOREIGN KEY ("offer_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_in_order" ON "waiting_list" USING btree ("position") WHERE "waiting_list"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_list_by_position" ON "waiting_list" USING btree ("position");--> statement-breakpoint
CREATE INDEX "waiting_list_by_creation" ON "waiting_list" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_by_email" ON "waiting_list" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waiting_list_by_reservation" ON "waiting_list" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "waiting_list_by_offered_unit" ON "waiting_list" USING btree ("offer_unit");--> statement-breakpoint
CREATE INDEX "offered_waiting" ON "waiting_list" USING btree ("offer_token") WHERE "waiting_list"."state" = 'offered';