CREATE TABLE "bill_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"product" uuid,
	"title" text NOT NULL,
	"day" date,
	"quantity" integer NOT NULL,
	"unit_price" integer,
	"vat_kind" text,
	"ordered" boolean DEFAULT false NOT NULL,
	"proposed" boolean DEFAULT false NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"reported_by" text,
	"task" uuid,
	CONSTRAINT "bill_item_quantity" CHECK ("bill_items"."quantity" > 0),
	CONSTRAINT "bill_item_price" CHECK ("bill_items"."proposed" or ("bill_items"."unit_price" is not null and "bill_items"."vat_kind" is not null))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"kind" text NOT NULL,
	"price" integer NOT NULL,
	"vat_kind" text NOT NULL,
	"quick" boolean DEFAULT true NOT NULL,
	"ordered" boolean DEFAULT false NOT NULL,
	"stock" integer,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_stock" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_items" ADD CONSTRAINT "bill_items_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_items" ADD CONSTRAINT "bill_items_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_items" ADD CONSTRAINT "bill_items_task_tasks_id_fk" FOREIGN KEY ("task") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_items_of_reservation" ON "bill_items" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "bill_items_by_day" ON "bill_items" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bill_items_of_product" ON "bill_items" USING btree ("product");--> statement-breakpoint
CREATE INDEX "bill_items_of_task" ON "bill_items" USING btree ("task");