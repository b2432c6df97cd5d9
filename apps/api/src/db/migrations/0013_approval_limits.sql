ALTER TABLE "global_settings" ADD COLUMN "approval_room_nights" integer DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "unpaid_room_nights" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_by_email" ON "reservations" USING btree (lower("guest_email"));