CREATE TABLE "accounting_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"month" text NOT NULL,
	"closed_by" text NOT NULL,
	"documents" integer NOT NULL,
	"documents_total" bigint NOT NULL,
	"entries" integer NOT NULL,
	"entries_total" bigint NOT NULL,
	"reopened_at" timestamp(3) with time zone,
	"reopened_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "accounting_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"month" text NOT NULL,
	"format" text NOT NULL,
	"made_by" text NOT NULL,
	"checksum" text NOT NULL,
	"count" integer NOT NULL,
	"records" jsonb NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "till_handover_entries" (
	"handover" uuid NOT NULL,
	"transaction" uuid NOT NULL,
	CONSTRAINT "entry_handed_over_once" UNIQUE("transaction")
);
--> statement-breakpoint
CREATE TABLE "till_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"handed_over_by" text NOT NULL,
	"opening" integer NOT NULL,
	"expected" integer NOT NULL,
	"counted" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "till_handovers_position_unique" UNIQUE("position"),
	CONSTRAINT "till_handovers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "till_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"note" text NOT NULL,
	"recorded_by" text NOT NULL,
	"handover" uuid,
	CONSTRAINT "movement_has_its_sign" CHECK (("till_movements"."kind" = 'deposit') = ("till_movements"."amount" > 0))
);
--> statement-breakpoint
ALTER TABLE "transaction_logs" ADD COLUMN "ekasa_number" text;--> statement-breakpoint
ALTER TABLE "transaction_logs" ADD COLUMN "ekasa_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "pohoda_cash_account" text DEFAULT 'HP' NOT NULL;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "pohoda_bank_account" text;--> statement-breakpoint
ALTER TABLE "till_handover_entries" ADD CONSTRAINT "till_handover_entries_handover_till_handovers_id_fk" FOREIGN KEY ("handover") REFERENCES "public"."till_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_handover_entries" ADD CONSTRAINT "till_handover_entries_transaction_transaction_logs_id_fk" FOREIGN KEY ("transaction") REFERENCES "public"."transaction_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_movements" ADD CONSTRAINT "till_movements_handover_till_handovers_id_fk" FOREIGN KEY ("handover") REFERENCES "public"."till_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_once" ON "accounting_closings" USING btree ("month") WHERE "accounting_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "exports_of_month" ON "accounting_exports" USING btree ("month","created_at");--> statement-breakpoint
CREATE INDEX "entries_of_handover" ON "till_handover_entries" USING btree ("handover");--> statement-breakpoint
CREATE INDEX "handovers_by_day" ON "till_handovers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "till_movements_by_time" ON "till_movements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "transaction_logs" USING btree ("created_at");
--> statement-breakpoint
-- A closed month cannot change, whatever program asks. The lock is shared by writers and taken alone by a closing: a
-- closing waits for writes under way, and a write that has waited for a closing sees it, because each statement of a
-- volatile function reads what is committed then.
create or replace function refuse_closed_days(touched date[]) returns void language plpgsql volatile as $$
declare closed text;
begin
  perform pg_advisory_xact_lock_shared(hashtext('accounting closings'));
  select c.month into closed from accounting_closings c
    where c.reopened_at is null
      and c.month = any (select to_char(one, 'YYYY-MM') from unnest(touched) as one where one is not null)
    order by c.month limit 1;
  if closed is not null then
    raise exception 'the month is closed' using errcode = 'DV001', detail = closed;
  end if;
end $$;
--> statement-breakpoint
create or replace function refuse_entry_of_closed_month() returns trigger language plpgsql as $$
declare touched date[] := '{}';
begin
  if tg_op <> 'INSERT' then touched := touched || (old.created_at at time zone 'Europe/Bratislava')::date; end if;
  if tg_op <> 'DELETE' then touched := touched || (new.created_at at time zone 'Europe/Bratislava')::date; end if;
  perform refuse_closed_days(touched);
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger closed_months_stay
  before insert or delete or update of kind, method, amount, created_at, ekasa_number, ekasa_at on transaction_logs
  for each row execute function refuse_entry_of_closed_month();
--> statement-breakpoint
-- A document belongs to the month of its issue and of its tax. The corrected invoice after a credit note keeps its day
-- of supply and belongs to the month of its issue alone.
create or replace function refuse_document_of_closed_month() returns trigger language plpgsql as $$
declare is_correction boolean;
begin
  if new.kind not in ('invoice', 'advance_invoice', 'credit_note') then return new; end if;
  is_correction := exists (select 1 from invoices n where n.reservation = new.reservation and n.kind = 'credit_note');
  perform refuse_closed_days(array[new.issued_on, case when is_correction then null else new.delivered_on end]);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger closed_months_stay before insert on invoices
  for each row execute function refuse_document_of_closed_month();
--> statement-breakpoint
create or replace function refuse_movement_of_closed_month() returns trigger language plpgsql as $$
begin
  perform refuse_closed_days(array[(new.created_at at time zone 'Europe/Bratislava')::date]);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger closed_months_stay before insert on till_movements
  for each row execute function refuse_movement_of_closed_month();
--> statement-breakpoint
create or replace trigger closed_months_stay before insert on till_handovers
  for each row execute function refuse_movement_of_closed_month();
