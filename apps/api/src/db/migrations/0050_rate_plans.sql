CREATE TABLE "rate_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"title_en" text,
	"description_en" text,
	"active" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"units" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"effect" text DEFAULT 'none' NOT NULL,
	"direction" text DEFAULT 'discount' NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"included_services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancellation_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_schedule" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_nights" integer,
	"max_nights" integer,
	"days_from" integer,
	"days_to" integer,
	"stay_from" date,
	"stay_to" date
);
--> statement-breakpoint
DROP INDEX "day_rate";--> statement-breakpoint
ALTER TABLE "day_rates" ADD COLUMN "rate_plan" uuid;--> statement-breakpoint
ALTER TABLE "price_rules" ADD COLUMN "plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "rate_plan" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "rate_plan" uuid;--> statement-breakpoint
ALTER TABLE "day_rates" ADD CONSTRAINT "day_rates_rate_plan_rate_plans_id_fk" FOREIGN KEY ("rate_plan") REFERENCES "public"."rate_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_rate_plan_rate_plans_id_fk" FOREIGN KEY ("rate_plan") REFERENCES "public"."rate_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_rate_plan_rate_plans_id_fk" FOREIGN KEY ("rate_plan") REFERENCES "public"."rate_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_rate_of_plan" ON "day_rates" USING btree ("accommodation_unit","day","rate_plan") WHERE "day_rates"."rate_plan" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "day_rate" ON "day_rates" USING btree ("accommodation_unit","day") WHERE "day_rates"."rate_plan" is null;--> statement-breakpoint
-- A property that is in use gets the plan under which it has sold until now; a new one gets it with its settings.
INSERT INTO "rate_plans" ("id", "title", "title_en") SELECT gen_random_uuid(), 'Pružná', 'Flexible' FROM "global_settings";
