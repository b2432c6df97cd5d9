CREATE TABLE "statistics_arrivals" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"reservations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_changes" (
	"first" date NOT NULL,
	"last" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_months" (
	"month" date NOT NULL,
	"unit" uuid,
	"nights" integer NOT NULL,
	"portal" integer NOT NULL,
	"closed" integer NOT NULL,
	"room_revenue" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_sources" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"country" text,
	"previous" date,
	"reservations" integer NOT NULL,
	"nights" integer NOT NULL,
	"room_revenue" bigint NOT NULL,
	"service_revenue" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_units" (
	"day" date NOT NULL,
	"unit" uuid,
	"nights" integer NOT NULL,
	"portal" integer NOT NULL,
	"closed" integer NOT NULL,
	"room_revenue" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "statistics_arrivals_by_day" ON "statistics_arrivals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "statistics_months_by_month" ON "statistics_months" USING btree ("month");--> statement-breakpoint
CREATE INDEX "statistics_sources_by_day" ON "statistics_sources" USING btree ("day");--> statement-breakpoint
CREATE INDEX "statistics_units_by_day" ON "statistics_units" USING btree ("day");--> statement-breakpoint
INSERT INTO "statistics_changes" SELECT '0001-01-01', '9999-12-31'
  WHERE EXISTS (SELECT FROM "reservations") OR EXISTS (SELECT FROM "room_nights");
--> statement-breakpoint
CREATE FUNCTION may_count_in_statistics(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT state NOT IN ('hold', 'cancelled', 'expired', 'rejected', 'no_show')
$$;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_reservation(price jsonb, begins date, arrival date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  earliest date;
  latest date;
BEGIN
  SELECT least(min(coalesce(l.first_night, (l.occurrence ->> 'day')::date)), begins, arrival),
      greatest(max(coalesce(l.last_night, (l.occurrence ->> 'day')::date)), begins, arrival)
    INTO earliest, latest
    FROM jsonb_to_recordset(price -> 'lines') AS l (first_night date, last_night date, occurrence jsonb);
  IF latest - earliest <= 62 THEN
    INSERT INTO statistics_changes VALUES (earliest, latest);
  ELSIF earliest IS NOT NULL THEN
    INSERT INTO statistics_changes
      SELECT day, day FROM unnest(ARRAY[begins, arrival]) AS day WHERE day IS NOT NULL
      UNION SELECT coalesce(l.first_night, (l.occurrence ->> 'day')::date), coalesce(l.last_night, (l.occurrence ->> 'day')::date)
        FROM jsonb_to_recordset(price -> 'lines') AS l (first_night date, last_night date, occurrence jsonb)
        WHERE l.first_night IS NOT NULL OR l.occurrence ->> 'day' IS NOT NULL;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_reservation_in_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF may_count_in_statistics(OLD.state) THEN
      PERFORM mark_days_of_reservation(OLD.price, OLD.begins, OLD.arrival);
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF may_count_in_statistics(NEW.state) THEN
      PERFORM mark_days_of_reservation(NEW.price, NEW.begins, NEW.arrival);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_added_in_statistics AFTER INSERT ON "reservations" FOR EACH ROW
  WHEN (may_count_in_statistics(NEW.state)) EXECUTE FUNCTION mark_reservation_in_statistics();
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_changed_in_statistics AFTER UPDATE ON "reservations" FOR EACH ROW
  WHEN ((may_count_in_statistics(OLD.state) OR may_count_in_statistics(NEW.state))
    AND (may_count_in_statistics(OLD.state) <> may_count_in_statistics(NEW.state)
      OR OLD.price IS DISTINCT FROM NEW.price OR OLD.channel <> NEW.channel OR OLD.guest_country IS DISTINCT FROM NEW.guest_country
      OR (OLD.begins, OLD.arrival, OLD.departure, OLD.created_at) IS DISTINCT FROM (NEW.begins, NEW.arrival, NEW.departure, NEW.created_at)))
  EXECUTE FUNCTION mark_reservation_in_statistics();
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_deleted_in_statistics AFTER DELETE ON "reservations" FOR EACH ROW
  WHEN (may_count_in_statistics(OLD.state)) EXECUTE FUNCTION mark_reservation_in_statistics();
--> statement-breakpoint
CREATE FUNCTION mark_night_in_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO statistics_changes VALUES (OLD.night, OLD.night);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO statistics_changes VALUES (NEW.night, NEW.night);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_added_in_statistics AFTER INSERT ON "room_nights" FOR EACH ROW
  WHEN (NEW.stay IS NULL) EXECUTE FUNCTION mark_night_in_statistics();
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_changed_in_statistics AFTER UPDATE ON "room_nights" FOR EACH ROW
  EXECUTE FUNCTION mark_night_in_statistics();
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_deleted_in_statistics AFTER DELETE ON "room_nights" FOR EACH ROW
  WHEN (OLD.stay IS NULL) EXECUTE FUNCTION mark_night_in_statistics();
--> statement-breakpoint
CREATE FUNCTION mark_wholes_in_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changes
    SELECT DISTINCT s.arrival, s.departure FROM stays s JOIN accommodation_units u ON u.id = s.unit
    WHERE u.let_as <> 'unit' OR TG_OP = 'UPDATE' AND s.unit = NEW.id AND OLD.let_as <> NEW.let_as;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- expand: it only appends rows to a table without keys
CREATE TRIGGER mark_added_in_statistics AFTER INSERT ON "accommodation_units" FOR EACH ROW
  EXECUTE FUNCTION mark_wholes_in_statistics();
--> statement-breakpoint
-- expand: it only appends rows to a table without keys
CREATE TRIGGER mark_changed_in_statistics AFTER UPDATE ON "accommodation_units" FOR EACH ROW
  WHEN ((OLD.let_as, OLD.base_price, OLD.active, OLD.accommodation_object)
    IS DISTINCT FROM (NEW.let_as, NEW.base_price, NEW.active, NEW.accommodation_object))
  EXECUTE FUNCTION mark_wholes_in_statistics();
--> statement-breakpoint
CREATE FUNCTION mark_all_in_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changes VALUES ('0001-01-01', '9999-12-31');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_all_in_statistics AFTER TRUNCATE ON "reservations" FOR EACH STATEMENT EXECUTE FUNCTION mark_all_in_statistics();
--> statement-breakpoint
-- expand: it only appends a row to a table without keys
CREATE TRIGGER mark_all_in_statistics AFTER TRUNCATE ON "room_nights" FOR EACH STATEMENT EXECUTE FUNCTION mark_all_in_statistics();
