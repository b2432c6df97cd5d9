ALTER TABLE "vouchers" ADD COLUMN "package" uuid;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "package_title" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_package_packages_id_fk" FOREIGN KEY ("package") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vouchers_of_package" ON "vouchers" USING btree ("package");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "voucher_names_its_package" CHECK (("vouchers"."package" is null) = ("vouchers"."package_title" is null));