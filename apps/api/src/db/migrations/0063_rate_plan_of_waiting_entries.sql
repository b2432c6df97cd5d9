ALTER TABLE "waiting_list" ADD COLUMN "rate_plan" uuid;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_rate_plan_rate_plans_id_fk" FOREIGN KEY ("rate_plan") REFERENCES "public"."rate_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_by_rate_plan" ON "waiting_list" USING btree ("rate_plan");