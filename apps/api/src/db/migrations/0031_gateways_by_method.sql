ALTER TABLE "payment_attempts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "method_gateways" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_of_gateway" ON "payment_attempts" USING btree ("provider","provider_id");--> statement-breakpoint
-- Payments begun before were by card, except those at the trial gateway.
UPDATE "payment_attempts" SET "method" = 'sandbox' WHERE "provider" = 'sandbox';--> statement-breakpoint
UPDATE "global_settings" SET "method_gateways" = jsonb_build_object('card', "card_gateway") WHERE "card_gateway" IS NOT NULL;
