CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"iban" text NOT NULL,
	"title" text,
	"is_own" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bank_accounts_iban_unique" UNIQUE("iban")
);
