-- What the list of articles searches, as in migration 0007: folding the texts of thousands for each search takes seconds.
ALTER TABLE "blog_articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(
  "title" || E'\n' || "slug" || E'\n' || coalesce("perex", '') || E'\n' || coalesce("content", '')
)) STORED;--> statement-breakpoint
DO $$
BEGIN
  CREATE INDEX "blog_articles_search_text" ON "blog_articles" USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm cannot be had: searching reads through its column';
END $$;
