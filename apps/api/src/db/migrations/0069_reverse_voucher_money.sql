ALTER TABLE "voucher_movements" DROP CONSTRAINT "voucher_movement_has_its_sign";--> statement-breakpoint
ALTER TABLE "voucher_movements" DROP CONSTRAINT "voucher_money_has_its_sign";--> statement-breakpoint
DROP INDEX "voucher_movement_of_provider";--> statement-breakpoint
DROP INDEX "voucher_sold_once";--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD COLUMN "reversed_by" uuid;--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movements_reversed_by_voucher_movements_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."voucher_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_movement_of_provider" ON "voucher_movements" USING btree ("provider","provider_reference") WHERE "voucher_movements"."provider_reference" is not null and "voucher_movements"."reversed_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_sold_once" ON "voucher_movements" USING btree ("voucher") WHERE "voucher_movements"."kind" = 'sold' and "voucher_movements"."reversed_by" is null;--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movement_has_its_sign" CHECK (("voucher_movements"."kind" in ('sold', 'returned', 'prolonged') and "voucher_movements"."amount" > 0)
        or ("voucher_movements"."kind" in ('redeemed', 'expired', 'voided', 'withdrawn', 'sale_reversed') and "voucher_movements"."amount" < 0)
        or ("voucher_movements"."kind" in ('refunded', 'surplus', 'surplus_reversed') and "voucher_movements"."amount" = 0));--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_money_has_its_sign" CHECK (("voucher_movements"."kind" in ('sold', 'surplus') and "voucher_movements"."money" > 0) or ("voucher_movements"."kind" in ('refunded', 'sale_reversed', 'surplus_reversed') and "voucher_movements"."money" < 0)
        or ("voucher_movements"."kind" not in ('sold', 'surplus', 'refunded', 'sale_reversed', 'surplus_reversed') and "voucher_movements"."money" = 0));