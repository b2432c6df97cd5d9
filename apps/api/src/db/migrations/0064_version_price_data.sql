CREATE TABLE "price_data_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "one_version" CHECK ("price_data_version"."is_only")
);
--> statement-breakpoint
INSERT INTO "price_data_version" SELECT true, gen_random_uuid() WHERE EXISTS (SELECT FROM "global_settings");
--> statement-breakpoint
CREATE FUNCTION renew_price_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_data_version DEFAULT VALUES ON CONFLICT (is_only) DO UPDATE SET version = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "accommodation_objects" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "accommodation_units" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "prices" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_rules" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "day_rates" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rate_plans" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "common_services" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "global_settings" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
