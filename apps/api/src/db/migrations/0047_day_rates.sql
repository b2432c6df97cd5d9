CREATE TABLE "day_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"accommodation_unit" uuid NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"price" integer,
	"min_nights" integer,
	"max_nights" integer,
	"closed_to_arrival" boolean DEFAULT false NOT NULL,
	"closed_to_departure" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_rules" ALTER COLUMN "value" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "day_rates" ADD CONSTRAINT "day_rates_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_rate" ON "day_rates" USING btree ("accommodation_unit","day");