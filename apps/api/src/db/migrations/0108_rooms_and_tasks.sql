CREATE TABLE "cleaning_plans" (
	"unit" uuid NOT NULL,
	"day" date NOT NULL,
	"cleaner" uuid,
	"position" integer,
	"until" text,
	"note" text,
	CONSTRAINT "cleaning_plans_pkey" PRIMARY KEY("unit","day")
);
--> statement-breakpoint
CREATE TABLE "room_states" (
	"unit" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" text,
	"occupied" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"accommodation_unit" uuid,
	"place" text,
	"found_on" date,
	"found_by" text,
	"handed_to" text,
	"handed_on" date,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"kind" text DEFAULT 'task' NOT NULL,
	"accommodation_unit" uuid,
	"due_on" date,
	"person" uuid,
	"note" text,
	"repeat_every" integer DEFAULT 1 NOT NULL,
	"repeat_unit" text,
	"closed_from" date,
	"closed_to" date,
	"done" boolean DEFAULT false NOT NULL,
	"done_at" timestamp(3) with time zone,
	"done_by" text,
	"closure" uuid,
	"follows" uuid,
	CONSTRAINT "one_task_follows" UNIQUE("follows")
);
--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "stay_cleaning_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "linen_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "cleaning_plans" ADD CONSTRAINT "cleaning_plans_unit_accommodation_units_id_fk" FOREIGN KEY ("unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_plans" ADD CONSTRAINT "cleaning_plans_cleaner_users_id_fk" FOREIGN KEY ("cleaner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_states" ADD CONSTRAINT "room_states_unit_accommodation_units_id_fk" FOREIGN KEY ("unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_items" ADD CONSTRAINT "lost_items_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_person_users_id_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_closure_closures_id_fk" FOREIGN KEY ("closure") REFERENCES "public"."closures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_follows_tasks_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_of_day" ON "cleaning_plans" USING btree ("day");--> statement-breakpoint
CREATE INDEX "lost_items_of_unit" ON "lost_items" USING btree ("accommodation_unit");--> statement-breakpoint
CREATE INDEX "open_tasks" ON "tasks" USING btree ("due_on") WHERE not "tasks"."done";--> statement-breakpoint
CREATE INDEX "tasks_of_unit" ON "tasks" USING btree ("accommodation_unit");--> statement-breakpoint
CREATE INDEX "tasks_of_person" ON "tasks" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tasks_of_closure" ON "tasks" USING btree ("closure");--> statement-breakpoint
-- Rooms of an installation that has known no states begin clean, so that no earlier stay makes them dirty.
INSERT INTO "room_states" ("unit", "state", "day", "at")
SELECT "id", 'clean', (now() AT TIME ZONE 'Europe/Bratislava')::date, now() FROM "accommodation_units" WHERE "let_as" = 'unit';
