CREATE TABLE "firm_loads" (
	"id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"loaded_at" timestamp(3) with time zone NOT NULL,
	"rows" integer NOT NULL,
	"wrong" integer NOT NULL,
	"wrong_lines" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"ico" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text,
	"postal_code" text,
	"city" text,
	"dic" text,
	"ic_dph" text
);
--> statement-breakpoint
CREATE INDEX "invoices_of_firm" ON "invoices" USING btree (("content"->'buyer'->>'ico'));--> statement-breakpoint
CREATE INDEX "reservations_of_firm" ON "reservations" USING btree (("company"->>'ico')) WHERE "reservations"."company" is not null;