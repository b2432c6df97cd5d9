CREATE TABLE "rooming_persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"stay" uuid,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date,
	"nationality" text,
	"email" text,
	"phone" text,
	"note" text,
	"is_child" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rooming_persons" ADD CONSTRAINT "rooming_persons_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_of_reservation" ON "rooming_persons" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "listed_of_stay" ON "rooming_persons" USING btree ("stay");--> statement-breakpoint
CREATE INDEX "listed_by_creation" ON "rooming_persons" USING btree ("created_at");--> statement-breakpoint
-- expand: the search finds persons of rooming lists as those of the register, by an index where pg_trgm can be had.
ALTER TABLE "rooming_persons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold("first_name" || E'\n' || "last_name")) STORED;--> statement-breakpoint
-- expand: an index of the new table alone.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX "rooming_persons_search_text" ON "rooming_persons" USING gin (search_text gin_trgm_ops);
  END IF;
END $$;
