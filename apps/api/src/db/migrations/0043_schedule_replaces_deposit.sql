ALTER TABLE "global_settings" DROP COLUMN "deposit_percent";--> statement-breakpoint
ALTER TABLE "global_settings" DROP COLUMN "full_payment_days";