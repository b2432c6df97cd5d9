ALTER TABLE "global_settings" DROP COLUMN "stay_tax";--> statement-breakpoint
ALTER TABLE "global_settings" DROP COLUMN "stay_tax_from_age";