-- What the search and the lists' search look for, folded once when it is written instead of in every row at every
-- question: a line for each text, so that words of two texts never make one. Only tables that grow by the thousand.
-- Running text of e-mails is not part of it (it would be kept twice, and every e-mail holds the same words), nor is the
-- key in a guest's link, in which any two letters can be found.
ALTER TABLE "reservations" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  coalesce("number", '') || E'\n' || coalesce("guest_name", '') || E'\n' ||
  coalesce("first_name", '') || E'\n' || coalesce("last_name", '') || E'\n' || coalesce("guest_email", '') || E'\n' ||
  coalesce("guest_phone", '') || E'\n' || regexp_replace(coalesce("guest_phone", ''), '\D', '', 'g') || E'\n' ||
  coalesce("guest_country", '') || E'\n' || coalesce("note", '') || E'\n' || coalesce("internal_note", '') || E'\n' ||
  coalesce("attention", '') || E'\n' || coalesce("coupon_code", '') || E'\n' || coalesce("terms_version", '')
)) STORED;--> statement-breakpoint
ALTER TABLE "stay_guests" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold("first_name" || E'\n' || "last_name")) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  "number" || E'\n' || "reservation_number" || E'\n' || "customer"
)) STORED;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  coalesce("guest_name", '') || E'\n' || coalesce("email", '')
)) STORED;--> statement-breakpoint
ALTER TABLE "hall_demands" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  "name" || E'\n' || "email" || E'\n' || coalesce("phone", '') || E'\n' || coalesce("event_type", '') || E'\n' ||
  coalesce("message", '') || E'\n' || coalesce("note", '')
)) STORED;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  "key" || E'\n' || "to" || E'\n' || "subject" || E'\n' || coalesce("last_error", '') || E'\n' || "message_id"
)) STORED;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "sought" text GENERATED ALWAYS AS (fold(
  "currency" || E'\n' || coalesce("variable_symbol", '') || E'\n' || coalesce("specific_symbol", '') || E'\n' ||
  coalesce("constant_symbol", '') || E'\n' || coalesce("counterparty_name", '') || E'\n' ||
  coalesce("counterparty_iban", '') || E'\n' || coalesce("message", '') || E'\n' || coalesce("bank_reference", '')
)) STORED;--> statement-breakpoint
-- An index of three letters each, where the extension may be had (it comes with PostgreSQL, and the owner of a database
-- may add it; some services do not offer it). Without it the column is read through, which is quick enough for 10 000.
DO $$
DECLARE
  grown text;
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  FOREACH grown IN ARRAY ARRAY['reservations', 'stay_guests', 'invoices', 'surveys', 'hall_demands', 'outgoing_emails', 'statement_lines']
  LOOP
    EXECUTE format('CREATE INDEX %I ON %I USING gin (sought gin_trgm_ops)', 'sought_in_' || grown, grown);
  END LOOP;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm cannot be had: searching reads through its column';
END $$;
