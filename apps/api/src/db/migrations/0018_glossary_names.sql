-- Names as docs/glossary.md has them. Rows and indexes stay as they are.
ALTER TABLE "unit_nights" RENAME TO "room_nights";--> statement-breakpoint
ALTER TABLE "room_nights" RENAME CONSTRAINT "unit_nights_pkey" TO "room_nights_pkey";--> statement-breakpoint
ALTER TABLE "room_nights" RENAME CONSTRAINT "unit_night_owner" TO "room_night_owner";--> statement-breakpoint
ALTER TABLE "room_nights" RENAME CONSTRAINT "unit_nights_unit_accommodation_units_id_fk" TO "room_nights_unit_accommodation_units_id_fk";--> statement-breakpoint
ALTER TABLE "room_nights" RENAME CONSTRAINT "unit_nights_stay_stays_id_fk" TO "room_nights_stay_stays_id_fk";--> statement-breakpoint
ALTER TABLE "room_nights" RENAME CONSTRAINT "unit_nights_closure_closures_id_fk" TO "room_nights_closure_closures_id_fk";--> statement-breakpoint
ALTER TABLE "room_nights" RENAME CONSTRAINT "unit_nights_feed_event_feed_events_id_fk" TO "room_nights_feed_event_feed_events_id_fk";--> statement-breakpoint
ALTER TABLE "told_matters" RENAME TO "reported_alerts";--> statement-breakpoint
ALTER TABLE "reported_alerts" RENAME CONSTRAINT "told_matters_pkey" TO "reported_alerts_pkey";--> statement-breakpoint
ALTER TABLE "reported_alerts" RENAME COLUMN "told_on" TO "reported_on";--> statement-breakpoint
ALTER TABLE "outgoing_emails" RENAME COLUMN "once" TO "event_key";--> statement-breakpoint
ALTER TABLE "outgoing_emails" RENAME CONSTRAINT "outgoing_emails_once_unique" TO "outgoing_emails_event_key_unique";--> statement-breakpoint
ALTER TABLE "terms_versions" RENAME COLUMN "house" TO "property";--> statement-breakpoint
-- The indexes stand only where the extension pg_trgm could be had (0007_search_text).
DO $$
DECLARE
  searched text;
BEGIN
  FOREACH searched IN ARRAY ARRAY['reservations', 'stay_guests', 'invoices', 'surveys', 'hall_demands', 'outgoing_emails', 'statement_lines', 'contact_messages']
  LOOP
    IF EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = searched AND column_name = 'sought') THEN
      EXECUTE format('ALTER TABLE %I RENAME COLUMN sought TO search_text', searched);
    END IF;
    EXECUTE format('ALTER INDEX IF EXISTS %I RENAME TO %I', 'sought_in_' || searched, searched || '_search_text');
  END LOOP;
END $$;
