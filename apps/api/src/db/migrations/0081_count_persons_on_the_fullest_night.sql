-- expand: an older program reads the number that it would compute itself at the next change
WITH "several" AS (
  SELECT "reservation" FROM "stays" GROUP BY "reservation" HAVING count(*) > 1
), "nights" AS (
  SELECT s."reservation", n."night", sum(s."adults")::integer AS "adults", sum(cardinality(s."children_ages"))::integer AS "children"
  FROM "stays" s CROSS JOIN LATERAL generate_series(s."arrival", s."departure" - 1, interval '1 day') AS n ("night")
  WHERE s."reservation" IN (SELECT "reservation" FROM "several")
  GROUP BY s."reservation", n."night"
), "counted" AS (
  SELECT "reservation", max("adults") AS "adults", max("children") AS "children" FROM "nights" GROUP BY "reservation"
)
UPDATE "reservations" AS r SET "adults" = c."adults", "children" = c."children"
  FROM "counted" c WHERE c."reservation" = r."id" AND (r."adults", r."children") <> (c."adults", c."children");
--> statement-breakpoint
-- expand: rows that are only appended, for days whose lengths of stays are computed anew
INSERT INTO "statistics_changes"
  SELECT DISTINCT r."arrival", r."arrival" FROM "reservations" r
  WHERE r."departure" - r."arrival" > (
    SELECT count(DISTINCT n."night") FROM "stays" s
    CROSS JOIN LATERAL generate_series(s."arrival", s."departure" - 1, interval '1 day') AS n ("night")
    WHERE s."reservation" = r."id");
