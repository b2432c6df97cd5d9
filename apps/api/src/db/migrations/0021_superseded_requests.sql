CREATE TABLE "superseded_requests" (
	"document" uuid PRIMARY KEY NOT NULL,
	"superseded_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "superseded_requests" ADD CONSTRAINT "superseded_requests_document_invoices_id_fk" FOREIGN KEY ("document") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;