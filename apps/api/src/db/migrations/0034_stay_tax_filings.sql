CREATE TABLE "stay_tax_filings" (
	"day_from" date NOT NULL,
	"day_to" date NOT NULL,
	"amount" integer NOT NULL,
	"filed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stay_tax_filings_day_from_day_to_pk" PRIMARY KEY("day_from","day_to")
);
