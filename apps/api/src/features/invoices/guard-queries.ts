import { sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../../platform/database.ts'

/**
 * Lets the database itself refuse to change or remove an issued document, whatever program asks. Only what was made in
 * sample mode may go, together with the sample. Runs at every start and does nothing where the guard stands.
 */
export async function guardInvoices(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('guard of invoices'))`)
    const known = await tx.execute(sql`select 1 from pg_trigger where tgname = 'invoices_stay_as_issued'`)
    if (known.rows.length > 0) return
    await tx.execute(sql`
      create or replace function refuse_change_of_invoice() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.sample then return old; end if;
        raise exception 'an issued document is never changed' using errcode = 'restrict_violation';
      end $$`)
    await tx.execute(sql`
      create trigger invoices_stay_as_issued before update or delete on invoices
      for each row execute function refuse_change_of_invoice()`)
    await tx.execute(sql`
      create trigger invoices_stay_at_all before truncate on invoices
      for each statement execute function refuse_change_of_invoice()`)
  })
}
