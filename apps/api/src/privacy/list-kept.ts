import type { Kept } from '@dvor/contract/privacy/personal-data.ts'
import { accountingYears, keptNames, type KeptByLaw } from '@dvor/contract/privacy/retention.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { taxKinds } from '@dvor/contract/money/invoices.ts'
import { and, count, inArray, max, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import { receipts } from '../db/schema/accounting/payments.ts'
import { reservations, transactionLogs } from '../db/schema/reservations/reservations.ts'
import { statementAllocations, statementLineRows } from '../db/schema/accounting/statements.ts'
import { ofReservations } from './conditions.ts'
import type { Person } from './person.ts'

/** The last day on which a document of that day is kept. */
const endOfYears = (day: Day): Day => `${Number(day.slice(0, 4)) + accountingYears}-12-31`

interface Found {
  count: number
  /** Day of the latest of them. */
  last: Day | null
}

/** Records of a person that an erasure leaves, with the day until which each kind is kept. */
export async function listKept(db: Db, person: Person, registerDays: number): Promise<Kept[]> {
  const keptRecords = await findKept(db, person)
  const until: Readonly<Record<KeptByLaw, (last: Day) => Day | null>> = {
    documents: endOfYears,
    receipts: endOfYears,
    bank: endOfYears,
    ledger: endOfYears,
    register: (last) => addDays(last, registerDays),
  }
  return keptNames.flatMap((name) => {
    const { count: rows, last } = keptRecords[name]
    return rows === 0 ? [] : [{ name, count: rows, until: last === null ? null : until[name](last) }]
  })
}

async function findKept(db: Db, person: Person): Promise<Record<KeptByLaw, Found>> {
  const assigned = db
    .select({ id: statementAllocations.line })
    .from(statementAllocations)
    .where(ofReservations(statementAllocations.reservation, person))
  const guests = sql`(select ${reservations.departure} from ${reservations} where ${reservations.id} = ${stayGuests.reservation})`
  return {
    documents: await latest(
      db,
      invoiceRows,
      sql`${invoiceRows.issued_on}`,
      and(ofReservations(invoiceRows.reservation, person), inArray(invoiceRows.kind, taxKinds)),
    ),
    receipts: await latest(
      db,
      receipts,
      sql`${receipts.facts} ->> 'issued_on'`,
      ofReservations(receipts.reservation, person),
    ),
    bank: await latest(
      db,
      statementLineRows,
      sql`${statementLineRows.booked_on}`,
      inArray(statementLineRows.id, assigned),
    ),
    ledger: await latest(
      db,
      transactionLogs,
      sql`${transactionLogs.createdAt}::date`,
      ofReservations(transactionLogs.reservation, person),
    ),
    register: await latest(db, stayGuests, guests, ofReservations(stayGuests.reservation, person)),
  }
}

async function latest(db: Db, table: PgTable, day: SQL, where: SQL | undefined): Promise<Found> {
  const [row] = await db
    .select({ count: count(), last: max(day) })
    .from(table)
    .where(where)
  return { count: row?.count ?? 0, last: typeof row?.last === 'string' ? row.last : null }
}
