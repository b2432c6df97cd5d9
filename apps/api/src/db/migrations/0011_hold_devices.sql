ALTER TABLE "reservations" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "holds_of_device" ON "reservations" USING btree ("device") WHERE "reservations"."state" = 'hold';