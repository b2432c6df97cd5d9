ALTER TABLE "packages" ADD COLUMN "only_package" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER renew_price_data_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages" FOR EACH STATEMENT EXECUTE FUNCTION renew_price_data_version();
