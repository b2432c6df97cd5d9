ALTER TABLE "accommodation_objects" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation_objects" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "price_rules" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "price_rules" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seasonal_offers" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seasonal_offers" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_blocks" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_blocks" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "editable_automated_emails" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "editable_automated_emails" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_prices" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_prices" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "common_services" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "common_services" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "halls" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "halls" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "translation_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- expand: 0.10.0 reads and writes the columns for English, later programs the translations; both see what the other writes.
CREATE FUNCTION keep_english_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  field text;
  earlier jsonb := CASE WHEN tg_op = 'UPDATE' THEN to_jsonb(old) ELSE '{}' END;
  written jsonb := to_jsonb(new);
  english jsonb := coalesce(new.translations -> 'en', '{}');
  columns jsonb := '{}';
BEGIN
  FOREACH field IN ARRAY tg_argv LOOP
    IF written -> (field || '_en') IS DISTINCT FROM coalesce(earlier -> (field || '_en'), 'null') THEN
      english := jsonb_strip_nulls(english || jsonb_build_object(field, written -> (field || '_en')));
      new.translations := new.translations || jsonb_build_object('en', english);
    END IF;
    columns := columns || jsonb_build_object(field || '_en', english -> field);
  END LOOP;
  RETURN jsonb_populate_record(new, columns);
END $$;--> statement-breakpoint
-- expand: the columns for English stay as they are; the trigger refuses nothing, and copies what either program writes to
-- where the other reads. Tables without English are left alone: an update without rows would count as one of prices.
DO $$
DECLARE
  translated record;
  texts text;
  is_written boolean;
BEGIN
  FOR translated IN VALUES
    ('accommodation_units', ARRAY['short_description']),
    ('price_rules', ARRAY['title']),
    ('prices', ARRAY['title']),
    ('rate_plans', ARRAY['title', 'description']),
    ('packages', ARRAY['title', 'text']),
    ('text_blocks', ARRAY['title', 'content']),
    ('editable_automated_emails', ARRAY['subject', 'body']),
    ('survey_questions', ARRAY['text', 'options']),
    ('coupons', ARRAY['title']),
    ('common_services', ARRAY['title', 'description']),
    ('services', ARRAY['title', 'requirements'])
  LOOP
    SELECT format('jsonb_strip_nulls(jsonb_build_object(%s))', string_agg(format('%L, %I', field, field || '_en'), ', '))
      INTO texts FROM unnest(translated.column2) AS field;
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %s <> %L)', translated.column1, texts, '{}') INTO is_written;
    IF is_written THEN
      EXECUTE format('UPDATE %1$I SET translations = jsonb_build_object(%3$L, %2$s) WHERE %2$s <> %4$L',
        translated.column1, texts, 'en', '{}');
    END IF;
    EXECUTE format('CREATE TRIGGER keep_english_columns BEFORE INSERT OR UPDATE ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_english_columns(%s)', translated.column1,
      (SELECT string_agg(format('%L', field), ', ') FROM unnest(translated.column2) AS field));
  END LOOP;
END $$;--> statement-breakpoint
-- expand: 0.10.0 shows the Slovak name of an age or a VAT kind until it is replaced.
DO $$
DECLARE
  named record;
  is_written boolean;
BEGIN
  FOR named IN VALUES
    ('global_settings', 'age_bands'),
    ('global_settings', 'vat_kinds'),
    ('accommodation_units', 'age_bands'),
    ('services', 'child_prices'),
    ('common_services', 'child_prices'),
    ('packages', 'child_prices')
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I @? %L)', named.column1, named.column2, '$[*].label_en')
      INTO is_written;
    CONTINUE WHEN NOT is_written;
    EXECUTE format($update$UPDATE %1$I SET %2$I = (
      SELECT jsonb_agg(part - 'label_en' || CASE WHEN part ->> 'label_en' <> ''
        THEN jsonb_build_object('translations', jsonb_build_object('en', jsonb_build_object('label', part -> 'label_en')))
        ELSE '{}' END ORDER BY place)
      FROM jsonb_array_elements(%2$I) WITH ORDINALITY AS parts (part, place))
      WHERE %2$I @? '$[*].label_en'$update$, named.column1, named.column2);
  END LOOP;
END $$;
