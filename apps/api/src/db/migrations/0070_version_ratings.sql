CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "surveys" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "survey_answers" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "survey_questions" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE FUNCTION renew_content_version_of_rated_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM surveys WHERE reservation = NEW.id AND done) THEN
    INSERT INTO price_data_version DEFAULT VALUES ON CONFLICT (is_only) DO UPDATE SET content_version = gen_random_uuid();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER renew_content_version_of_rated_stay AFTER UPDATE OF "departure" ON "reservations" FOR EACH ROW WHEN (OLD.departure IS DISTINCT FROM NEW.departure) EXECUTE FUNCTION renew_content_version_of_rated_stay();
