-- contract: from 0.9.0
ALTER TABLE "feed_events" ALTER COLUMN "feed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_events" ADD COLUMN "sold_unit" uuid;--> statement-breakpoint
ALTER TABLE "feed_events" ADD COLUMN "sold_by" text;--> statement-breakpoint
ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_sold_unit_accommodation_units_id_fk" FOREIGN KEY ("sold_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;