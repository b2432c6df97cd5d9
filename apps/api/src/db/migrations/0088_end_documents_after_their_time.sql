-- An issued document is never changed and stays as long as the law wants it. The nightly job says the day in its
-- transaction; then a document that is none of book-keeping may go, and one of book-keeping after ten years and its own
-- (Act 431/2002, § 35). Without the day the database refuses as before.
-- expand: an older program never says the day, so it is refused what it was refused before.
create or replace function refuse_change_of_invoice() returns trigger language plpgsql as $$
declare today date := nullif(current_setting('dvor.today', true), '')::date;
begin
  if tg_op = 'DELETE' then
    if old.sample then return old; end if;
    if today is not null and (old.kind not in ('invoice', 'advance_invoice', 'credit_note')
      or extract(year from old.issued_on) + 10 < extract(year from today)) then return old; end if;
  end if;
  raise exception 'an issued document is never changed' using errcode = 'restrict_violation';
end $$;
