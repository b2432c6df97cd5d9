CREATE SEQUENCE "public"."order_count" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accommodation_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"short_description" text,
	"description" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"check_in_from" text,
	"check_out_until" text,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "accommodation_objects_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "accommodation_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"accommodation_object" uuid NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"short_description" text,
	"description" text,
	"area_m2" integer,
	"beds" text,
	"capacity" integer NOT NULL,
	"extra_beds" integer DEFAULT 0 NOT NULL,
	"max_children" integer,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"pets_allowed" boolean DEFAULT false NOT NULL,
	"base_price" integer NOT NULL,
	"extra_person_price" integer DEFAULT 0 NOT NULL,
	"min_nights" integer DEFAULT 1 NOT NULL,
	"lead_hours" integer DEFAULT 0 NOT NULL,
	"horizon_days" integer DEFAULT 730 NOT NULL,
	"approval_required" boolean DEFAULT false NOT NULL,
	"online_bookable" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "accommodation_units_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"perex" text,
	"description" text,
	"kind" text NOT NULL,
	"duration" text,
	"distance_km" double precision,
	"price_text" text,
	"service" uuid,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "activities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "activity_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrator_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"intro" text,
	"recipients" text,
	"success_text" text,
	"consent_text" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "administrator_forms_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"perex" text,
	"content" text,
	"blog_category" uuid,
	"published_at" timestamp(3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "blog_articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "common_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"price_unit" text NOT NULL,
	"max_quantity" integer,
	"mandatory" boolean DEFAULT false NOT NULL,
	"vat_kind" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"label" text NOT NULL,
	"name" text,
	"role" text,
	"phone" text,
	"email" text,
	"opening_hours" text,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"title" text,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"stay_from" date,
	"stay_to" date,
	"min_nights" integer,
	"max_uses" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupon_uses" CHECK ("coupons"."max_uses" is null or "coupons"."used_count" <= "coupons"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editable_automated_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"subject_en" text,
	"body_en" text,
	"trigger" text DEFAULT 'event' NOT NULL,
	"offset_days" integer DEFAULT 0 NOT NULL,
	"send_time" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "editable_automated_emails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "galleries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"accommodation_unit" uuid,
	"activity" uuid,
	"gallery" uuid,
	"alt" text,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "gallery_image_owner" CHECK (num_nonnulls("gallery_images"."accommodation_unit", "gallery_images"."activity", "gallery_images"."gallery") = 1)
);
--> statement-breakpoint
CREATE TABLE "global_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"business_name" text NOT NULL,
	"legal_name" text,
	"street" text,
	"postal_code" text,
	"city" text,
	"country" text DEFAULT 'Slovensko' NOT NULL,
	"ico" text,
	"dic" text,
	"ic_dph" text,
	"vat_payer" boolean DEFAULT false NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"facebook_url" text,
	"instagram_url" text,
	"latitude" double precision,
	"longitude" double precision,
	"check_in_from" text DEFAULT '14:00' NOT NULL,
	"check_in_until" text DEFAULT '20:00' NOT NULL,
	"check_out_until" text DEFAULT '10:00' NOT NULL,
	"hold_minutes" integer DEFAULT 15 NOT NULL,
	"approval_hours" integer DEFAULT 48 NOT NULL,
	"transfer_days" integer DEFAULT 5 NOT NULL,
	"deposit_percent" integer DEFAULT 30 NOT NULL,
	"full_payment_days" integer DEFAULT 14 NOT NULL,
	"on_site_allowed" boolean DEFAULT true NOT NULL,
	"age_bands" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancellation_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guest_change_days" integer DEFAULT 3 NOT NULL,
	"terms_version" text DEFAULT '1' NOT NULL,
	"registration_enabled" boolean DEFAULT false NOT NULL,
	"stay_tax" integer DEFAULT 0 NOT NULL,
	"stay_tax_from_age" integer DEFAULT 18 NOT NULL,
	"iban" text,
	"bic" text,
	"vat_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"registration_note" text,
	"automatic_invoices" text DEFAULT 'companies' NOT NULL,
	"invoice_due_days" integer DEFAULT 14 NOT NULL,
	"invoice_prefix" text DEFAULT 'FA' NOT NULL,
	"advance_invoice_prefix" text DEFAULT 'FP' NOT NULL,
	"credit_note_prefix" text DEFAULT 'DB' NOT NULL,
	"series_year" integer,
	"invoice_first_number" integer DEFAULT 1 NOT NULL,
	"advance_invoice_first_number" integer DEFAULT 1 NOT NULL,
	"credit_note_first_number" integer DEFAULT 1 NOT NULL,
	"notification_email" text,
	"retention_days" integer DEFAULT 1095 NOT NULL,
	"sample_mode" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hall_demands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"hall" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"event_type" text,
	"day_from" date,
	"day_to" date,
	"persons" integer,
	"message" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "halls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"capacity" integer,
	"area_m2" double precision,
	"price_text" text,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "halls_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "image_blog_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"perex" text,
	"content" text,
	"link" text,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"accommodation_unit" uuid NOT NULL,
	"title" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"price" integer NOT NULL,
	"extra_person_price" integer,
	"min_nights" integer,
	"arrival_weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"departure_weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasonal_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"perex" text,
	"description" text,
	"valid_from" date,
	"valid_to" date,
	"stay_from" date,
	"stay_to" date,
	"price_text" text,
	"coupon" uuid,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "seasonal_offers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"price_unit" text NOT NULL,
	"vat_kind" text NOT NULL,
	"duration_min" integer,
	"min_persons" integer,
	"lead_hours" integer DEFAULT 0 NOT NULL,
	"season_from" date,
	"season_to" date,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "services_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "text_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"page" text NOT NULL,
	"mark" text NOT NULL,
	"title" text,
	"content" text,
	CONSTRAINT "text_blocks_mark_unique" UNIQUE("mark")
);
--> statement-breakpoint
CREATE TABLE "password_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"spent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"remembered" boolean NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_passwords" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"accommodation_unit" uuid NOT NULL,
	"day_from" date NOT NULL,
	"day_to" date NOT NULL,
	"kind" text DEFAULT 'closed' NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "outgoing_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_emails_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"reservation" uuid,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"body_text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply_to" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"claimed_until" timestamp(3) with time zone,
	"last_error" text,
	"sent_at" timestamp(3) with time zone,
	"message_id" text NOT NULL,
	"once" text,
	CONSTRAINT "outgoing_emails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outgoing_emails_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "calendar_conflicts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"feed" uuid NOT NULL,
	"accommodation_unit" uuid NOT NULL,
	"portal" text NOT NULL,
	"summary" text,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"first_night" date NOT NULL,
	"last_night" date NOT NULL,
	"kind" text NOT NULL,
	"reservation" uuid,
	"event" uuid NOT NULL,
	"other" uuid NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"note" text,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"accommodation_unit" uuid NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"ignore_echoes" boolean DEFAULT false NOT NULL,
	"last_ok_at" timestamp(3) with time zone,
	"last_tried_at" timestamp(3) with time zone,
	"last_error" text,
	"event_count" integer DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"export_token" text NOT NULL,
	CONSTRAINT "calendar_feeds_export_token_unique" UNIQUE("export_token")
);
--> statement-breakpoint
CREATE TABLE "feed_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed" uuid NOT NULL,
	"uid" text NOT NULL,
	"summary" text,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"first_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_calendars" (
	"unit" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "unit_calendars_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"reservation" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"customer" text NOT NULL,
	"issued_on" date NOT NULL,
	"delivered_on" date,
	"due_on" date,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"due" integer NOT NULL,
	"language" text NOT NULL,
	"credits" uuid,
	"sample" boolean DEFAULT false NOT NULL,
	"ledger" uuid[] DEFAULT '{}' NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text,
	"pay_url" text,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "payment_attempts_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"transaction" uuid NOT NULL,
	"provider" text NOT NULL,
	"payment_reference" text NOT NULL,
	"provider_id" text,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"failure" text,
	"note" text,
	"requested_by" text NOT NULL,
	CONSTRAINT "refund_gives_something" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"transaction" uuid NOT NULL,
	"reservation" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_transaction_unique" UNIQUE("transaction"),
	CONSTRAINT "one_place_per_receipt" UNIQUE("year","place")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"settles_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"nationality" text NOT NULL,
	"document_kind" text NOT NULL,
	"document_sealed" text,
	"address" text NOT NULL,
	"purpose" text NOT NULL,
	"tax_exemption" text,
	"reported_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "common_service_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"common_service" uuid,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"first" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"number" text,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"channel" text DEFAULT 'web' NOT NULL,
	"language" text DEFAULT 'sk' NOT NULL,
	"first_name" text,
	"last_name" text,
	"guest_name" text,
	"guest_email" text,
	"guest_phone" text,
	"guest_country" text,
	"company" jsonb,
	"arrival" date,
	"departure" date,
	"begins" date,
	"adults" integer DEFAULT 0 NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"arrival_time" text,
	"note" text,
	"internal_note" text,
	"payment_method" text,
	"price" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"deposit_due" integer DEFAULT 0 NOT NULL,
	"due" integer DEFAULT 0 NOT NULL,
	"pay_by" timestamp(3) with time zone,
	"approve_by" timestamp(3) with time zone,
	"hold_expires_at" timestamp(3) with time zone,
	"attention" text,
	"coupon" uuid,
	"coupon_code" text,
	"coupon_counted" boolean DEFAULT false NOT NULL,
	"terms_version" text,
	"agreed_terms" jsonb,
	"accepted_at" timestamp(3) with time zone,
	"ip" text,
	CONSTRAINT "reservations_number_unique" UNIQUE("number"),
	CONSTRAINT "reservations_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "stays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation" uuid NOT NULL,
	"unit" uuid NOT NULL,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"adults" integer NOT NULL,
	"children_ages" smallint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"note" text,
	"provider" text,
	"provider_reference" text,
	"reverses" uuid,
	"recorded_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_nights" (
	"unit" uuid NOT NULL,
	"night" date NOT NULL,
	"stay" uuid,
	"closure" uuid,
	"feed_event" uuid,
	CONSTRAINT "unit_nights_pkey" PRIMARY KEY("unit","night"),
	CONSTRAINT "unit_night_owner" CHECK (num_nonnulls("unit_nights"."stay", "unit_nights"."closure", "unit_nights"."feed_event") = 1)
);
--> statement-breakpoint
CREATE TABLE "service_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid NOT NULL,
	"service_slot" uuid NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"time_from" text NOT NULL,
	"time_to" text NOT NULL,
	"persons" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"amount" integer NOT NULL,
	"vat_kind" text NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "service_reservation_seats" CHECK ("service_reservations"."seats" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"service" uuid NOT NULL,
	"weekday" integer,
	"day" date,
	"time_from" text NOT NULL,
	"time_to" text NOT NULL,
	"capacity" integer NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_slot_when" CHECK (num_nonnulls("service_slots"."weekday", "service_slots"."day") = 1),
	CONSTRAINT "service_slot_weekday" CHECK ("service_slots"."weekday" between 1 and 7),
	CONSTRAINT "service_slot_capacity" CHECK ("service_slots"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "slot_occurrences" (
	"slot" uuid NOT NULL,
	"day" date NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"cancel_reason" text,
	CONSTRAINT "slot_occurrences_pkey" PRIMARY KEY("slot","day"),
	CONSTRAINT "slot_seats" CHECK ("slot_occurrences"."taken" between 0 and "slot_occurrences"."capacity")
);
--> statement-breakpoint
CREATE TABLE "statement_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"line" uuid NOT NULL,
	"reservation" uuid NOT NULL,
	"transaction" uuid NOT NULL,
	"amount" integer NOT NULL,
	"released_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"statement" uuid NOT NULL,
	"position" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"likeness" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	"variable_symbol" text,
	"specific_symbol" text,
	"constant_symbol" text,
	"counterparty_name" text,
	"counterparty_iban" text,
	"message" text,
	"end_to_end_id" text,
	"bank_reference" text,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	CONSTRAINT "statement_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "allocated_within_amount" CHECK (abs("statement_lines"."allocated") <= abs("statement_lines"."amount") and "statement_lines"."allocated"::bigint * "statement_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"content_hash" text NOT NULL,
	"day_from" date,
	"day_to" date,
	"lines" integer NOT NULL,
	"doubled" integer NOT NULL,
	"imported_by" text NOT NULL,
	CONSTRAINT "statements_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"survey" uuid NOT NULL,
	"survey_question" uuid NOT NULL,
	"question_text" text NOT NULL,
	"value" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb,
	"required" boolean DEFAULT false NOT NULL,
	"on_site" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"text_en" text,
	"options_en" jsonb
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reservation" uuid,
	"guest_name" text,
	"first_name" text,
	"email" text,
	"language" text DEFAULT 'sk' NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"done" boolean DEFAULT false NOT NULL,
	"done_at" timestamp(3) with time zone,
	"is_new" boolean DEFAULT false NOT NULL,
	"publish_consent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "terms_versions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"house" text NOT NULL,
	"kept_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"pdf" "bytea"
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ref" text,
	"ref_id" uuid,
	"field" text,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text,
	"formats" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placeholder" text,
	"unowned_since" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"bucket" text NOT NULL,
	"key" text NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "attempt_counters_bucket_key_pk" PRIMARY KEY("bucket","key")
);
--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"rewritten" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sample_rows_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
--> statement-breakpoint
ALTER TABLE "accommodation_units" ADD CONSTRAINT "accommodation_units_accommodation_object_accommodation_objects_id_fk" FOREIGN KEY ("accommodation_object") REFERENCES "public"."accommodation_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_service_services_id_fk" FOREIGN KEY ("service") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_blog_category_blog_categories_id_fk" FOREIGN KEY ("blog_category") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_activity_activities_id_fk" FOREIGN KEY ("activity") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_demands" ADD CONSTRAINT "hall_demands_hall_halls_id_fk" FOREIGN KEY ("hall") REFERENCES "public"."halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasonal_offers" ADD CONSTRAINT "seasonal_offers_coupon_coupons_id_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_passwords" ADD CONSTRAINT "user_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD CONSTRAINT "outgoing_emails_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_feed_calendar_feeds_id_fk" FOREIGN KEY ("feed") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_accommodation_unit_accommodation_units_id_fk" FOREIGN KEY ("accommodation_unit") REFERENCES "public"."accommodation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_feed_calendar_feeds_id_fk" FOREIGN KEY ("feed") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD CONSTRAINT "unit_calendars_unit_accommodation_units_id_fk" FOREIGN KEY ("unit") REFERENCES "public"."accommodation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_invoices_id_fk" FOREIGN KEY ("credits") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_transaction_transaction_logs_id_fk" FOREIGN KEY ("transaction") REFERENCES "public"."transaction_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transaction_transaction_logs_id_fk" FOREIGN KEY ("transaction") REFERENCES "public"."transaction_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_sandbox_payments_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."sandbox_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_guests" ADD CONSTRAINT "stay_guests_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_service_reservations" ADD CONSTRAINT "common_service_reservations_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_service_reservations" ADD CONSTRAINT "common_service_reservations_common_service_common_services_id_fk" FOREIGN KEY ("common_service") REFERENCES "public"."common_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_coupon_coupons_id_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_unit_accommodation_units_id_fk" FOREIGN KEY ("unit") REFERENCES "public"."accommodation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_logs" ADD CONSTRAINT "transaction_logs_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_nights" ADD CONSTRAINT "unit_nights_unit_accommodation_units_id_fk" FOREIGN KEY ("unit") REFERENCES "public"."accommodation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_nights" ADD CONSTRAINT "unit_nights_stay_stays_id_fk" FOREIGN KEY ("stay") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_nights" ADD CONSTRAINT "unit_nights_closure_closures_id_fk" FOREIGN KEY ("closure") REFERENCES "public"."closures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_nights" ADD CONSTRAINT "unit_nights_feed_event_feed_events_id_fk" FOREIGN KEY ("feed_event") REFERENCES "public"."feed_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reservations" ADD CONSTRAINT "service_reservations_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reservations" ADD CONSTRAINT "service_reservations_service_slot_service_slots_id_fk" FOREIGN KEY ("service_slot") REFERENCES "public"."service_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_slots" ADD CONSTRAINT "service_slots_service_services_id_fk" FOREIGN KEY ("service") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_occurrences" ADD CONSTRAINT "slot_occurrences_slot_service_slots_id_fk" FOREIGN KEY ("slot") REFERENCES "public"."service_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_allocations" ADD CONSTRAINT "statement_allocations_line_statement_lines_id_fk" FOREIGN KEY ("line") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_allocations" ADD CONSTRAINT "statement_allocations_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_allocations" ADD CONSTRAINT "statement_allocations_transaction_transaction_logs_id_fk" FOREIGN KEY ("transaction") REFERENCES "public"."transaction_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_statements_id_fk" FOREIGN KEY ("statement") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_surveys_id_fk" FOREIGN KEY ("survey") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_question_survey_questions_id_fk" FOREIGN KEY ("survey_question") REFERENCES "public"."survey_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "units_of_object" ON "accommodation_units" USING btree ("accommodation_object");--> statement-breakpoint
CREATE INDEX "articles_by_publication" ON "blog_articles" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "articles_of_category" ON "blog_articles" USING btree ("blog_category");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupons" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "images_of_unit" ON "gallery_images" USING btree ("accommodation_unit");--> statement-breakpoint
CREATE INDEX "images_of_activity" ON "gallery_images" USING btree ("activity");--> statement-breakpoint
CREATE INDEX "images_of_gallery" ON "gallery_images" USING btree ("gallery");--> statement-breakpoint
CREATE UNIQUE INDEX "one_row_of_settings" ON "global_settings" USING btree ((true));--> statement-breakpoint
CREATE INDEX "demands_of_hall" ON "hall_demands" USING btree ("hall");--> statement-breakpoint
CREATE INDEX "new_demands" ON "hall_demands" USING btree ("created_at") WHERE "hall_demands"."is_new";--> statement-breakpoint
CREATE INDEX "prices_of_unit" ON "prices" USING btree ("accommodation_unit","valid_from");--> statement-breakpoint
CREATE INDEX "offers_in_order" ON "seasonal_offers" USING btree ("order");--> statement-breakpoint
CREATE INDEX "offers_of_coupon" ON "seasonal_offers" USING btree ("coupon");--> statement-breakpoint
CREATE INDEX "text_blocks_of_page" ON "text_blocks" USING btree ("page");--> statement-breakpoint
CREATE INDEX "password_codes_of_user" ON "password_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "closures_of_unit" ON "closures" USING btree ("accommodation_unit");--> statement-breakpoint
CREATE INDEX "emails_of_reservation" ON "outgoing_emails" USING btree ("reservation","to","position");--> statement-breakpoint
CREATE INDEX "emails_by_creation" ON "outgoing_emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_waiting" ON "outgoing_emails" USING btree ("position") WHERE "outgoing_emails"."state" in ('queued', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "live_conflict" ON "calendar_conflicts" USING btree ("event","other") WHERE "calendar_conflicts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conflicts_of_feed" ON "calendar_conflicts" USING btree ("feed");--> statement-breakpoint
CREATE INDEX "feeds_of_unit" ON "calendar_feeds" USING btree ("accommodation_unit");--> statement-breakpoint
CREATE UNIQUE INDEX "event_of_feed" ON "feed_events" USING btree ("feed","uid","arrival","departure");--> statement-breakpoint
CREATE INDEX "events_by_departure" ON "feed_events" USING btree ("departure");--> statement-breakpoint
CREATE INDEX "history_of_record" ON "history" USING btree ("collection","record_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "credited_once" ON "invoices" USING btree ("credits") WHERE "invoices"."credits" is not null;--> statement-breakpoint
CREATE INDEX "invoices_of_reservation" ON "invoices" USING btree ("reservation","kind");--> statement-breakpoint
CREATE INDEX "invoices_by_issue" ON "invoices" USING btree ("issued_on","number");--> statement-breakpoint
CREATE INDEX "attempts_of_reservation" ON "payment_attempts" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "open_attempts" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_of_reservation" ON "payment_refunds" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "unfinished_refunds" ON "payment_refunds" USING btree ("created_at") WHERE "payment_refunds"."state" in ('requested', 'pending');--> statement-breakpoint
CREATE INDEX "receipts_of_reservation" ON "receipts" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "guests_of_reservation" ON "stay_guests" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "services_of_reservation" ON "common_service_reservations" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "reservations_by_arrival" ON "reservations" USING btree ("arrival");--> statement-breakpoint
CREATE INDEX "reservations_by_departure" ON "reservations" USING btree ("departure");--> statement-breakpoint
CREATE INDEX "reservations_by_creation" ON "reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservations_waiting" ON "reservations" USING btree ("state") WHERE "reservations"."state" in ('hold', 'pending_approval', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "live_holds_of_address" ON "reservations" USING btree ("ip") WHERE "reservations"."state" = 'hold';--> statement-breakpoint
CREATE INDEX "stays_of_reservation" ON "stays" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "stays_of_unit" ON "stays" USING btree ("unit","arrival");--> statement-breakpoint
CREATE INDEX "transactions_of_reservation" ON "transaction_logs" USING btree ("reservation");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_of_provider" ON "transaction_logs" USING btree ("provider","provider_reference") WHERE "transaction_logs"."provider_reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reversed_once" ON "transaction_logs" USING btree ("reverses") WHERE "transaction_logs"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "nights_by_day" ON "unit_nights" USING btree ("night");--> statement-breakpoint
CREATE INDEX "nights_of_stay" ON "unit_nights" USING btree ("stay");--> statement-breakpoint
CREATE INDEX "nights_of_closure" ON "unit_nights" USING btree ("closure");--> statement-breakpoint
CREATE INDEX "nights_of_event" ON "unit_nights" USING btree ("feed_event");--> statement-breakpoint
CREATE INDEX "slot_services_of_reservation" ON "service_reservations" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "slot_services_of_occurrence" ON "service_reservations" USING btree ("service_slot","day");--> statement-breakpoint
CREATE INDEX "slots_of_service" ON "service_slots" USING btree ("service");--> statement-breakpoint
CREATE INDEX "occurrences_by_day" ON "slot_occurrences" USING btree ("day");--> statement-breakpoint
CREATE INDEX "allocations_of_line" ON "statement_allocations" USING btree ("line");--> statement-breakpoint
CREATE INDEX "allocations_of_transaction" ON "statement_allocations" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "lines_of_statement" ON "statement_lines" USING btree ("statement");--> statement-breakpoint
CREATE INDEX "lines_by_day" ON "statement_lines" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "lines_by_likeness" ON "statement_lines" USING btree ("likeness");--> statement-breakpoint
CREATE INDEX "open_lines" ON "statement_lines" USING btree ("booked_on") WHERE "statement_lines"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "answered_once" ON "survey_answers" USING btree ("survey","survey_question");--> statement-breakpoint
CREATE INDEX "answers_of_question" ON "survey_answers" USING btree ("survey_question");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_of_reservation" ON "surveys" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "new_surveys" ON "surveys" USING btree ("id") WHERE "surveys"."is_new";--> statement-breakpoint
CREATE INDEX "surveys_by_answer" ON "surveys" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "terms_of_version" ON "terms_versions" USING btree ("version","kept_at");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("ref","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attempt_windows" ON "attempt_counters" USING btree ("window_ends");