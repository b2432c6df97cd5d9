ALTER TABLE "global_settings" ADD COLUMN "payment_schedule" jsonb DEFAULT '[{"share":"percent","value":30,"days_before":null},{"share":"rest","value":0,"days_before":14}]'::jsonb NOT NULL;--> statement-breakpoint
-- The deposit and the days of the rest become rows; a deposit of nothing or of everything leaves one.
UPDATE "global_settings" SET "payment_schedule" = CASE
  WHEN "deposit_percent" >= 100 THEN jsonb_build_array(
    jsonb_build_object('share', 'rest', 'value', 0, 'days_before', NULL))
  WHEN "deposit_percent" <= 0 THEN jsonb_build_array(
    jsonb_build_object('share', 'rest', 'value', 0, 'days_before', "full_payment_days"))
  ELSE jsonb_build_array(
    jsonb_build_object('share', 'percent', 'value', "deposit_percent", 'days_before', NULL),
    jsonb_build_object('share', 'rest', 'value', 0, 'days_before', "full_payment_days"))
  END;--> statement-breakpoint
-- Frozen prices get their two parts: the deposit with the order, the rest on its day or on arrival.
UPDATE "reservations" SET "price" = "price" || jsonb_build_object('instalments',
  CASE WHEN "deposit_due" > 0 THEN jsonb_build_array(
    jsonb_build_object('amount', "deposit_due", 'due_on', NULL)) ELSE '[]'::jsonb END
  || CASE WHEN "total" > "deposit_due" THEN jsonb_build_array(
    jsonb_build_object('amount', "total" - "deposit_due", 'due_on',
      coalesce("price"->>'balance_due_on', "arrival"::text, "begins"::text, "created_at"::date::text))) ELSE '[]'::jsonb END);
