-- contract: from 0.10.0
-- 0.10.0 books and sells without them; its statistics are there again when it is replaced.
DROP TRIGGER mark_added_in_statistics ON "reservations";--> statement-breakpoint
DROP TRIGGER mark_changed_in_statistics ON "reservations";--> statement-breakpoint
DROP TRIGGER mark_deleted_in_statistics ON "reservations";--> statement-breakpoint
DROP TRIGGER mark_all_in_statistics ON "reservations";--> statement-breakpoint
DROP TRIGGER mark_added_in_statistics ON "room_nights";--> statement-breakpoint
DROP TRIGGER mark_changed_in_statistics ON "room_nights";--> statement-breakpoint
DROP TRIGGER mark_deleted_in_statistics ON "room_nights";--> statement-breakpoint
DROP TRIGGER mark_all_in_statistics ON "room_nights";--> statement-breakpoint
DROP TRIGGER mark_added_in_statistics ON "accommodation_units";--> statement-breakpoint
DROP TRIGGER mark_changed_in_statistics ON "accommodation_units";--> statement-breakpoint
DROP FUNCTION mark_reservation_in_statistics();--> statement-breakpoint
DROP FUNCTION mark_night_in_statistics();--> statement-breakpoint
DROP FUNCTION mark_wholes_in_statistics();--> statement-breakpoint
DROP FUNCTION mark_all_in_statistics();--> statement-breakpoint
DROP FUNCTION mark_days_of_reservation(jsonb, date, date);--> statement-breakpoint
DROP FUNCTION may_count_in_statistics(text);--> statement-breakpoint
DROP TABLE "statistics_arrivals";--> statement-breakpoint
DROP TABLE "statistics_changes";--> statement-breakpoint
DROP TABLE "statistics_months";--> statement-breakpoint
DROP TABLE "statistics_sources";--> statement-breakpoint
DROP TABLE "statistics_units";
