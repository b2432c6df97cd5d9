CREATE TABLE "weather_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"booked" uuid NOT NULL,
	"service_slot" uuid NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"time_from" text NOT NULL,
	"persons" integer NOT NULL,
	"children_ages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" integer NOT NULL,
	"choose_by" timestamp(3) with time zone NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"new_day" date,
	"new_time" text,
	CONSTRAINT "one_weather_choice" UNIQUE("booked")
);
--> statement-breakpoint
ALTER TABLE "weather_choices" ADD CONSTRAINT "weather_choices_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_choices" ADD CONSTRAINT "weather_choices_service_slot_service_slots_id_fk" FOREIGN KEY ("service_slot") REFERENCES "public"."service_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weather_choices_of_reservation" ON "weather_choices" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "weather_choices_of_slot" ON "weather_choices" USING btree ("service_slot","day");--> statement-breakpoint
CREATE INDEX "open_weather_choices" ON "weather_choices" USING btree ("choose_by") WHERE "weather_choices"."decision" = 'open';