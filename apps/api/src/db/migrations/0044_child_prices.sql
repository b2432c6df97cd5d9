ALTER TABLE "accommodation_units" ADD COLUMN "age_bands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Writes out what bands in the old shape mean: each follows the one before, and 0 percent takes no place.
UPDATE "global_settings" SET "age_bands" = (
  SELECT coalesce(jsonb_agg(band || jsonb_build_object('from_age', from_age, 'base_percent', 100,
    'no_bed', (band->>'percent')::int = 0) ORDER BY place), '[]'::jsonb)
  FROM (
    SELECT band, place, coalesce(lag((band->>'up_to_age')::int) OVER (ORDER BY (band->>'up_to_age')::int, place) + 1, 0) AS from_age
    FROM jsonb_array_elements("global_settings"."age_bands") WITH ORDINALITY AS one(band, place)
  ) AS bands
);
