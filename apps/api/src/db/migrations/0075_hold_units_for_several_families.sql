CREATE TABLE "gatherings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"token" text NOT NULL,
	"organiser_token" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"guest_name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"phone" text,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"message" text,
	"language" text DEFAULT 'sk' NOT NULL,
	"held_until" timestamp(3) with time zone NOT NULL,
	"prolonged_hours" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"note" text,
	CONSTRAINT "gatherings_token_unique" UNIQUE("token"),
	CONSTRAINT "gatherings_organiser_token_unique" UNIQUE("organiser_token")
);
--> statement-breakpoint
CREATE TABLE "gathering_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"gathering" uuid NOT NULL,
	"unit" uuid NOT NULL,
	"reservation" uuid,
	"chosen_until" timestamp(3) with time zone,
	"joined_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "gathering_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "gathering_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "gathering_prolong_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "gathering_units" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "gathering_lead_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "gathering_units" ADD CONSTRAINT "gathering_units_gathering_gatherings_id_fk" FOREIGN KEY ("gathering") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_units" ADD CONSTRAINT "gathering_units_unit_accommodation_units_id_fk" FOREIGN KEY ("unit") REFERENCES "public"."accommodation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_units" ADD CONSTRAINT "gathering_units_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_gathering_of_mailbox" ON "gatherings" USING btree ("mailbox") WHERE "gatherings"."state" in ('unconfirmed', 'open');--> statement-breakpoint
CREATE INDEX "gatherings_open" ON "gatherings" USING btree ("held_until") WHERE "gatherings"."state" in ('unconfirmed', 'open');--> statement-breakpoint
CREATE INDEX "gatherings_by_creation" ON "gatherings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gatherings_by_email" ON "gatherings" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "unit_once_in_gathering" ON "gathering_units" USING btree ("gathering","unit");--> statement-breakpoint
CREATE INDEX "gathering_units_of_reservation" ON "gathering_units" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "gathering_units_of_unit" ON "gathering_units" USING btree ("unit");