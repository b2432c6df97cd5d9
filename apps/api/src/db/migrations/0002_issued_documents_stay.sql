-- The database itself refuses to change or remove an issued document, whatever program asks. Only what was made in
-- sample mode may go, together with the sample. Houses that had this set at their start have it already.
create or replace function refuse_change_of_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.sample then return old; end if;
  raise exception 'an issued document is never changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create or replace trigger invoices_stay_as_issued before update or delete on invoices
  for each row execute function refuse_change_of_invoice();
--> statement-breakpoint
create or replace trigger invoices_stay_at_all before truncate on invoices
  for each statement execute function refuse_change_of_invoice();
