import { sql } from 'drizzle-orm'
import { contactRows } from '../db/schema/content/contacts.ts'
import { inTransaction, type Db } from '../db/database.ts'

/** Contacts for guests; the owner fills in the names. */
const seedContacts = [
  { label: 'Recepcia', role: 'Rezervácie, príchody a všetko okolo pobytu', order: 0 },
  { label: 'Majitelia', role: 'Oslavy, skupiny a spolupráca', order: 1 },
]

/** Contacts can be edited but neither added nor deleted, so a table with rows was filled before. */
export async function fillContacts(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Several instances may start at once, and the rows have no unique key that would prevent doubles.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('house contacts'))`)
    if ((await tx.$count(contactRows)) > 0) return
    await tx.insert(contactRows).values(seedContacts)
  })
}
