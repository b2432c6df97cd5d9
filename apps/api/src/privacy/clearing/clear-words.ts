import { taxKinds } from '@dvor/contract/money/invoices.ts'
import { or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { history } from '../../db/schema/system/history.ts'
import { securityDepositEntries } from '../../db/schema/accounting/security-deposits.ts'
import { voucherMovementRows } from '../../db/schema/accounting/vouchers.ts'
import { billItemRows } from '../../db/schema/housekeeping/bill-items.ts'
import { invoiceRows } from '../../db/schema/reservations/invoices.ts'
import { reservations, transactionLogs } from '../../db/schema/reservations/reservations.ts'
import { anyOf } from '../conditions.ts'

/** A reason that a kept security deposit cannot lack. */
const noReason = '–'

/** A damage, whose title somebody typed. */
const typed = sql`${billItemRows.product} is null and ${billItemRows.title} <> ''`

const isPlain = sql`not ${inLiterals(invoiceRows.kind, taxKinds)} and not ${invoiceRows.sample}`

/** Whether owner or guest typed words about a reservation that stand beside its own columns, or papers name the guest. */
export const hasWords: SQL | undefined = or(
  sql`${reservations.price} @? '$.lines[*] ? ((@.kind == "custom" || @.kind == "adjustment") && @.label != "")'`,
  sql`exists (select 1 from ${billItemRows} where ${billItemRows.reservation} = ${reservations.id} and ${typed})`,
  sql`exists (select 1 from ${transactionLogs} where ${transactionLogs.reservation} = ${reservations.id} and ${transactionLogs.note} is not null)`,
  sql`exists (select 1 from ${voucherMovementRows} where ${voucherMovementRows.reservation} = ${reservations.id} and ${voucherMovementRows.note} is not null)`,
  sql`exists (select 1 from ${securityDepositEntries} where ${securityDepositEntries.reservation} = ${reservations.id} and ${securityDepositEntries.reason} <> ${noReason})`,
  sql`exists (select 1 from ${invoiceRows} where ${invoiceRows.reservation} = ${reservations.id} and ${isPlain})`,
)

/** A price without the words of lines that the owner typed; their sums stay. */
const withoutLabels = (price: SQL): SQL => sql`case when jsonb_typeof(${price} -> 'lines') = 'array'
  then jsonb_set(${price}, '{lines}', (select coalesce(jsonb_agg(case when line ->> 'kind' in ('custom', 'adjustment')
      then line || '{"label": ""}' else line end order by place), '[]')
    from jsonb_array_elements(${price} -> 'lines') with ordinality as lines(line, place)))
  else ${price} end`

/**
 * Clears the words that owner and guest typed about reservations beside their own columns: labels of lines by hand, also
 * in the history of prices, and notes of payments, vouchers and security deposits. Confirmations, requests and
 * confirmations of stay are deleted; documents of book-keeping stay.
 */
export async function clearWords(db: Db, ids: readonly string[], today: string): Promise<void> {
  await db
    .update(reservations)
    .set({ price: withoutLabels(sql`${reservations.price}`) })
    .where(anyOf(reservations.id, ids))
  const relabelled = (values: typeof history.before | typeof history.after) =>
    sql`case when ${values} ? 'price' then jsonb_set(${values}, '{price}', ${withoutLabels(sql`(${values} -> 'price')`)}) else ${values} end`
  await db
    .update(history)
    .set({ before: relabelled(history.before), after: relabelled(history.after) })
    .where(
      sql`${history.collection} = 'reservations' and ${anyOf(history.recordId, ids)} and (${history.before} ? 'price' or ${history.after} ? 'price')`,
    )
  await db
    .update(billItemRows)
    .set({ title: '' })
    .where(sql`${anyOf(billItemRows.reservation, ids)} and ${typed}`)
  await db.update(transactionLogs).set({ note: null }).where(anyOf(transactionLogs.reservation, ids))
  await db.update(voucherMovementRows).set({ note: null }).where(anyOf(voucherMovementRows.reservation, ids))
  await db
    .update(securityDepositEntries)
    .set({ reason: sql`case when ${securityDepositEntries.reason} is null then null else ${noReason} end` })
    .where(anyOf(securityDepositEntries.reservation, ids))
  await sayToday(db, today)
  await db.delete(invoiceRows).where(sql`${anyOf(invoiceRows.reservation, ids)} and ${isPlain}`)
}

/** Tells the database for this transaction that documents whose time is over may go (a migration of that name). */
export const sayToday = (db: Db, today: string) =>
  db.execute(sql`select set_config('dvor.today', ${today}, true)`)
