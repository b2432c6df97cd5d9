-- contract: from 0.9.0
-- Letters that no normal form splits into a base and an accent, as foldText of @dvor/format folds them, and the many
-- forms of apostrophe, dash and space. The columns of search text are made again, because their values would stay.
create or replace function fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select replace(replace(replace(replace(
    translate(regexp_replace(lower(normalize(value, nfkd)), '[\u0300-\u036f]', '', 'g'), 'łđðøħŧıŋəς’ʼ‘‐–—', 'lddohtineσ''''''---'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') $$;--> statement-breakpoint
DO $$
DECLARE
  searched record;
BEGIN
  FOR searched IN
    SELECT c.oid::regclass::text AS name, pg_get_expr(d.adbin, d.adrelid) AS made,
      (SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i WHERE i.indrelid = c.oid AND a.attnum = ANY (i.indkey)) AS made_index
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'search_text' AND NOT a.attisdropped
    JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = current_schema()::regnamespace
  LOOP
    -- The digits of a phone number, as reservations have had them from the start.
    IF searched.name IN ('hall_demands', 'contact_messages') THEN
      searched.made := searched.made || $made$ || E'\n' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')$made$;
    END IF;
    EXECUTE format('ALTER TABLE %s DROP COLUMN search_text, ADD COLUMN search_text text GENERATED ALWAYS AS (%s) STORED', searched.name, searched.made);
    IF searched.made_index IS NOT NULL THEN
      EXECUTE searched.made_index;
    END IF;
  END LOOP;
END $$;
