ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'sk' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "hall_demand" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "contact_message" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "hall_demands" ADD COLUMN "language" text DEFAULT 'sk' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD CONSTRAINT "outgoing_emails_hall_demand_hall_demands_id_fk" FOREIGN KEY ("hall_demand") REFERENCES "public"."hall_demands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD CONSTRAINT "outgoing_emails_contact_message_contact_messages_id_fk" FOREIGN KEY ("contact_message") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_of_hall_demand" ON "outgoing_emails" USING btree ("hall_demand") WHERE "outgoing_emails"."hall_demand" is not null;--> statement-breakpoint
CREATE INDEX "emails_of_contact_message" ON "outgoing_emails" USING btree ("contact_message") WHERE "outgoing_emails"."contact_message" is not null;