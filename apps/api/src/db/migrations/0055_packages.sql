CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"text" text,
	"text_en" text,
	"seasonal_offer" uuid NOT NULL,
	"units" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"places" integer,
	"nights" integer NOT NULL,
	"arrival_from" date NOT NULL,
	"arrival_to" date NOT NULL,
	"arrival_weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"price" integer NOT NULL,
	"price_basis" text NOT NULL,
	"child_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allows_coupon" boolean DEFAULT false NOT NULL,
	"included_services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"included_common_services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "package" uuid;--> statement-breakpoint
ALTER TABLE "service_reservations" ADD COLUMN "in_package" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_seasonal_offer_seasonal_offers_id_fk" FOREIGN KEY ("seasonal_offer") REFERENCES "public"."seasonal_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packages_of_offer" ON "packages" USING btree ("seasonal_offer");--> statement-breakpoint
CREATE INDEX "reservations_of_package" ON "reservations" USING btree ("package") WHERE "reservations"."package" is not null;