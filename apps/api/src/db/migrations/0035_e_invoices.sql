CREATE TABLE "e_invoice_deliveries" (
	"document" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "received_invoice_files" (
	"invoice" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"supplier_ico" text,
	"supplier_dic" text,
	"supplier_ic_dph" text,
	"supplier_key" text NOT NULL,
	"issued_on" date NOT NULL,
	"delivered_on" date,
	"due_on" date,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"due" integer NOT NULL,
	"iban" text,
	"bic" text,
	"variable_symbol" text,
	"corrects" text,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"for_us" boolean DEFAULT true NOT NULL,
	"file_name" text NOT NULL,
	"received_by" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vat_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "received_invoices_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "e_invoice_transport" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "e_invoice_automatic" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "e_invoice_deliveries" ADD CONSTRAINT "e_invoice_deliveries_document_invoices_id_fk" FOREIGN KEY ("document") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_invoice_files" ADD CONSTRAINT "received_invoice_files_invoice_received_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."received_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_e_invoices" ON "e_invoice_deliveries" USING btree ("next_attempt_at") WHERE "e_invoice_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "received_once" ON "received_invoices" USING btree ("supplier_key","kind","number");--> statement-breakpoint
CREATE INDEX "received_by_day" ON "received_invoices" USING btree ("issued_on");