ALTER TABLE "surveys" ADD COLUMN "owner_answer" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- expand: the search text is computed anew with the owner's answer in it; its expression differs by server (fold), so it is read.
DO $$
DECLARE
  made text;
  made_index text;
BEGIN
  SELECT pg_get_expr(d.adbin, d.adrelid),
    (SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i WHERE i.indrelid = a.attrelid AND a.attnum = ANY (i.indkey))
    INTO made, made_index
    FROM pg_attribute a JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = 'surveys'::regclass AND a.attname = 'search_text' AND NOT a.attisdropped;
  EXECUTE format('ALTER TABLE surveys DROP COLUMN search_text, ADD COLUMN search_text text GENERATED ALWAYS AS (%s || E''\n'' || fold(coalesce(owner_answer, ''''))) STORED', made);
  IF made_index IS NOT NULL THEN
    EXECUTE made_index;
  END IF;
END $$;
