ALTER TABLE "price_data_version" ADD COLUMN "content_version" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_price_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_data_version DEFAULT VALUES ON CONFLICT (is_only) DO UPDATE SET version = gen_random_uuid(), content_version = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_data_version DEFAULT VALUES ON CONFLICT (is_only) DO UPDATE SET content_version = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "activities" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "activity_prices" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "administrator_forms" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_categories" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "contacts" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "files" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "galleries" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gallery_images" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "halls" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "image_blog_articles" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "map_shapes" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_slots" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
--> statement-breakpoint
CREATE TRIGGER renew_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "text_blocks" FOR EACH STATEMENT EXECUTE FUNCTION renew_content_version();
