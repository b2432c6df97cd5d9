-- contract: from 0.9.0
DROP INDEX "one_open_gathering_of_mailbox";--> statement-breakpoint
CREATE INDEX "gatherings_of_mailbox" ON "gatherings" USING btree ("mailbox");--> statement-breakpoint
-- contract: from 0.9.0
CREATE UNIQUE INDEX "one_open_gathering_of_mailbox" ON "gatherings" USING btree ("mailbox") WHERE "gatherings"."state" in ('open');