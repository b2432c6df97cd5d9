CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"permissions" text[] NOT NULL,
	"refund_limit" integer DEFAULT 0 NOT NULL,
	"expires_on" date,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
