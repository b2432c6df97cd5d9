CREATE TABLE "booking_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"content_sealed" text NOT NULL,
	"left_token_hash" text,
	CONSTRAINT "booking_drafts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "drafts_of_device" ON "booking_drafts" USING btree ("device");--> statement-breakpoint
CREATE INDEX "drafts_by_left_token" ON "booking_drafts" USING btree ("left_token_hash");--> statement-breakpoint
CREATE INDEX "drafts_by_creation" ON "booking_drafts" USING btree ("created_at");