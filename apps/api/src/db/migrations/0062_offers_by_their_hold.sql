ALTER TABLE "waiting_list" DROP CONSTRAINT "waiting_list_offer_unit_accommodation_units_id_fk";
--> statement-breakpoint
DROP INDEX "waiting_list_by_offered_unit";--> statement-breakpoint
ALTER TABLE "waiting_list" DROP COLUMN "offer_unit";--> statement-breakpoint
ALTER TABLE "waiting_list" DROP COLUMN "offer_arrival";--> statement-breakpoint
ALTER TABLE "waiting_list" DROP COLUMN "offer_departure";