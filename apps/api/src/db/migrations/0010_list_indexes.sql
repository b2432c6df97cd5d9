DROP INDEX "reservations_by_arrival";--> statement-breakpoint
CREATE INDEX "demands_by_creation" ON "hall_demands" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_creation" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guests_by_creation" ON "stay_guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservations_by_beginning" ON "reservations" USING btree ("begins");--> statement-breakpoint
CREATE INDEX "reservations_by_state" ON "reservations" USING btree ("state","arrival") WHERE "reservations"."number" is not null;--> statement-breakpoint
CREATE INDEX "reservations_to_look_at" ON "reservations" USING btree ("arrival") WHERE "reservations"."attention" is not null;--> statement-breakpoint
CREATE INDEX "stays_by_days" ON "stays" USING btree ("arrival","departure");--> statement-breakpoint
CREATE INDEX "slot_services_by_day" ON "service_reservations" USING btree ("day");--> statement-breakpoint
CREATE INDEX "surveys_by_creation" ON "surveys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "surveys_in_order" ON "surveys" USING btree ("is_new" DESC NULLS FIRST,"done_at" DESC NULLS LAST,"sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reservations_by_arrival" ON "reservations" USING btree ("arrival","departure");