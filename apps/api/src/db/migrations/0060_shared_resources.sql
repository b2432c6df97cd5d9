CREATE TABLE "resource_closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"resource" uuid NOT NULL,
	"day_from" date NOT NULL,
	"day_to" date NOT NULL,
	"time_from" text,
	"time_to" text,
	"quantity" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"hall" uuid,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_quantity" CHECK ("resources"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "resources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_closures" ADD CONSTRAINT "resource_closures_resource_resources_id_fk" FOREIGN KEY ("resource") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_hall_halls_id_fk" FOREIGN KEY ("hall") REFERENCES "public"."halls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closures_of_resource" ON "resource_closures" USING btree ("resource");