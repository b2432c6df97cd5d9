ALTER TABLE "voucher_movements" DROP CONSTRAINT "voucher_movement_has_its_sign";--> statement-breakpoint
ALTER TABLE "voucher_movements" DROP CONSTRAINT "voucher_money_has_its_sign";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "reservation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "reservation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "transaction" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "pay_until" date;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "refund_iban" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "voucher" uuid;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "voucher" uuid;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "voucher" uuid;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "voucher_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "voucher_amounts" jsonb DEFAULT '[5000,10000,20000]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "voucher_least" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "voucher_most" integer DEFAULT 100000 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_voucher_vouchers_id_fk" FOREIGN KEY ("voucher") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_voucher_vouchers_id_fk" FOREIGN KEY ("voucher") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_voucher_vouchers_id_fk" FOREIGN KEY ("voucher") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_of_voucher" ON "payment_attempts" USING btree ("voucher") WHERE "payment_attempts"."voucher" is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_voucher" ON "payment_refunds" USING btree ("voucher") WHERE "payment_refunds"."voucher" is not null;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_token_unique" UNIQUE("token");--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movement_has_its_sign" CHECK (("voucher_movements"."kind" in ('sold', 'returned', 'prolonged') and "voucher_movements"."amount" > 0)
        or ("voucher_movements"."kind" in ('redeemed', 'expired', 'voided', 'withdrawn') and "voucher_movements"."amount" < 0)
        or ("voucher_movements"."kind" in ('refunded', 'surplus') and "voucher_movements"."amount" = 0));--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_money_has_its_sign" CHECK (("voucher_movements"."kind" in ('sold', 'surplus') and "voucher_movements"."money" > 0) or ("voucher_movements"."kind" = 'refunded' and "voucher_movements"."money" < 0)
        or ("voucher_movements"."kind" not in ('sold', 'surplus', 'refunded') and "voucher_movements"."money" = 0));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "attempt_pays_one_thing" CHECK (num_nonnulls("payment_attempts"."reservation", "payment_attempts"."voucher") = 1);--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "refund_of_one_thing" CHECK (num_nonnulls("payment_refunds"."reservation", "payment_refunds"."voucher") = 1 and num_nonnulls("payment_refunds"."transaction", "payment_refunds"."voucher") = 1);