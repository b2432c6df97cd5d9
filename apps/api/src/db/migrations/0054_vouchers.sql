CREATE TABLE "voucher_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"voucher" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"money" integer DEFAULT 0 NOT NULL,
	"method" text,
	"provider" text,
	"provider_reference" text,
	"reservation" uuid,
	"note" text,
	"recorded_by" text NOT NULL,
	"number" text,
	"facts" jsonb,
	"handover" uuid,
	CONSTRAINT "voucher_movements_number_unique" UNIQUE("number"),
	CONSTRAINT "voucher_movement_has_its_sign" CHECK (("voucher_movements"."kind" in ('sold', 'returned', 'prolonged') and "voucher_movements"."amount" > 0)
        or ("voucher_movements"."kind" in ('redeemed', 'expired', 'voided', 'withdrawn') and "voucher_movements"."amount" < 0)
        or ("voucher_movements"."kind" = 'refunded' and "voucher_movements"."amount" = 0)),
	CONSTRAINT "voucher_money_has_its_sign" CHECK (("voucher_movements"."kind" = 'sold' and "voucher_movements"."money" > 0) or ("voucher_movements"."kind" = 'refunded' and "voucher_movements"."money" < 0)
        or ("voucher_movements"."kind" not in ('sold', 'refunded') and "voucher_movements"."money" = 0)),
	CONSTRAINT "voucher_money_has_a_document" CHECK (("voucher_movements"."money" = 0) = ("voucher_movements"."number" is null))
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_end" text NOT NULL,
	"code_sealed" text NOT NULL,
	"value" integer NOT NULL,
	"valid_until" date NOT NULL,
	"language" text NOT NULL,
	"buyer_name" text,
	"buyer_email" text,
	"recipient_name" text,
	"recipient_email" text,
	"message" text,
	"send_to" text,
	"send_on" date,
	"sold_by" text NOT NULL,
	"voided_at" timestamp(3) with time zone,
	CONSTRAINT "vouchers_place_unique" UNIQUE("place"),
	CONSTRAINT "vouchers_number_unique" UNIQUE("number"),
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "voucher_is_worth_something" CHECK ("vouchers"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "voucher_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movements_voucher_vouchers_id_fk" FOREIGN KEY ("voucher") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movements_reservation_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movements_handover_till_handovers_id_fk" FOREIGN KEY ("handover") REFERENCES "public"."till_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movements_of_voucher" ON "voucher_movements" USING btree ("voucher","created_at");--> statement-breakpoint
CREATE INDEX "voucher_movements_of_reservation" ON "voucher_movements" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "voucher_movements_by_time" ON "voucher_movements" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_movement_of_provider" ON "voucher_movements" USING btree ("provider","provider_reference") WHERE "voucher_movements"."provider_reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_sold_once" ON "voucher_movements" USING btree ("voucher") WHERE "voucher_movements"."kind" = 'sold';--> statement-breakpoint
CREATE INDEX "vouchers_by_creation" ON "vouchers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vouchers_by_validity" ON "vouchers" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "vouchers_of_buyer" ON "vouchers" USING btree (lower("buyer_email"));--> statement-breakpoint
CREATE INDEX "vouchers_of_recipient" ON "vouchers" USING btree (lower("recipient_email"));--> statement-breakpoint
CREATE FUNCTION voucher_movements_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.voucher, OLD.kind, OLD.amount, OLD.money, OLD.reservation, OLD.created_at)
    IS DISTINCT FROM (NEW.voucher, NEW.kind, NEW.amount, NEW.money, NEW.reservation, NEW.created_at) THEN
    RAISE EXCEPTION 'a movement of a voucher is never changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER voucher_movements_stay BEFORE UPDATE ON "voucher_movements" FOR EACH ROW EXECUTE FUNCTION voucher_movements_stay();
