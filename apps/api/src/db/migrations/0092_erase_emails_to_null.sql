-- contract: from 0.9.0
ALTER TABLE "outgoing_emails" ALTER COLUMN "to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ALTER COLUMN "body_text" DROP NOT NULL;--> statement-breakpoint
-- expand: an older program knows the empty text and null alike: it sends neither, and clears neither again
UPDATE "outgoing_emails" SET "to" = NULL, "subject" = NULL, "body" = NULL, "body_text" = NULL WHERE "to" = '';
