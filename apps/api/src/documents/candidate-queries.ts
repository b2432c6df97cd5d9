import {
  expectedStates,
  finishedStates,
  offStates,
  promisedStates,
  statesAwaiting,
} from '@dvor/booking/reservation/states.ts'
import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { receivedDay } from './received-on.ts'
import { lastDayIn } from '../reservations/queries/last-day.ts'

/**
 * Days back for which invoices are issued automatically. The law requires an invoice within 15 days, and a property
 * that has just switched this on must not get invoices for its whole past.
 */
export const lookBackDays = 15

/** Largest number in one run; the next run, a minute later, goes on. */
const most = 50

interface Found extends Record<string, unknown> {
  id: string
}

async function idsOf(db: Db, query: SQL): Promise<string[]> {
  return (await db.execute<Found>(query)).rows.map(({ id }) => id)
}

const withoutAny = (kind: DocumentKind) =>
  sql`not exists (select 1 from invoices i where i.reservation = r.id and i.kind = ${kind})`

const ofCompany = (companiesOnly: boolean) => (companiesOnly ? sql`and r.company is not null` : sql``)

const lastDay = lastDayIn(sql`r`)

/** Confirmed reservations whose stay is not over and which have no confirmation. */
export async function listUnconfirmed(db: Db, today: Day): Promise<string[]> {
  return idsOf(
    db,
    sql`select r.id from reservations r
      where ${inLiterals(sql`r.state`, promisedStates)} and r.number is not null
        and coalesce(${lastDay}, ${today}) >= ${today} and ${withoutAny('confirmation')}
      order by r.id limit ${most}`,
  )
}

/** Cents due next of a reservation that awaits a transfer; the same rule as `accountOf`. */
const paid = sql`(r.total - r.due)`
const dueNow = sql`least(r.due, coalesce((select min(s.sum) from (
  select sum((part->>'amount')::int) over (order by place) as sum
    from jsonb_array_elements(r.price->'instalments') with ordinality as parts(part, place)) s
  where s.sum > ${paid}), r.total) - ${paid})`

/** Reservations that wait for a transfer and have no valid request for the sum due now. */
export async function listUnrequested(db: Db): Promise<string[]> {
  return idsOf(
    db,
    sql`select r.id from reservations r
      where ${inLiterals(sql`r.state`, statesAwaiting('payment'))} and r.payment_method = 'transfer' and r.number is not null
        and r.due > 0 and not exists (
          select 1 from invoices i where i.reservation = r.id and i.kind = 'deposit_request' and i.due = ${dueNow}
            and not exists (select 1 from superseded_requests s where s.document = i.id))
      order by r.id limit ${most}`,
  )
}

/**
 * Stays that ended lately, cost something and were never invoiced. After a credit note the owner decides on a new
 * invoice.
 */
export async function listUninvoiced(db: Db, today: Day, companiesOnly: boolean): Promise<string[]> {
  return idsOf(
    db,
    sql`select r.id from reservations r
      where ${inLiterals(sql`r.state`, finishedStates)} and r.total > 0 and coalesce(${lastDay}, ${today}) >= ${addDays(today, -lookBackDays)}
        ${ofCompany(companiesOnly)} and ${withoutAny('invoice')}
      order by r.id limit ${most}`,
  )
}

/** The entry is a payment by a single-purpose voucher, whose sale declared the VAT. */
const isTaxedVoucher = sql`exists (select 1 from voucher_movements m
  join voucher_movements s on s.voucher = m.voucher and s.kind = 'sold' and s.reversed_by is null
    and s.facts ? 'vat'
  where t.provider = 'gift_voucher' and m.id::text = t.provider_reference)`

/** Reservations with a recent payment from before their first day that no invoice covers. */
export async function listUninvoicedAdvances(db: Db, today: Day, companiesOnly: boolean): Promise<string[]> {
  const since = startOfDayInstant(addDays(today, -lookBackDays)).toISOString()
  return idsOf(
    db,
    sql`select distinct r.id from reservations r join transaction_logs t on t.reservation = r.id
      where ${inLiterals(sql`r.state`, expectedStates)} and t.kind = 'payment'
        and t.created_at >= ${since}::timestamptz
        and ${receivedDay(sql`t`)} < r.begins
        and not exists (select 1 from transaction_logs x where x.reverses = t.id)
        and not exists (select 1 from invoices i where i.reservation = r.id and i.kind = 'advance_invoice'
          and i.ledger @> array[t.id])
        and not ${isTaxedVoucher}
        ${ofCompany(companiesOnly)} and ${withoutAny('invoice')}
      order by r.id limit ${most}`,
  )
}

/** Money of a given-up order that was not returned, without what the sales of vouchers declared; cents. */
const leftOfGivenUp = sql`(select coalesce(sum(t.amount), 0) from transaction_logs t
  where t.reservation = i.reservation and not ${isTaxedVoucher})`

/**
 * Invoices without a credit note for payments that were reversed afterwards, or that were all returned after the order
 * was given up.
 */
export async function listReturnedAdvances(db: Db): Promise<string[]> {
  return idsOf(
    db,
    sql`select i.id from invoices i join reservations r on r.id = i.reservation
      where i.kind = 'advance_invoice'
        and (
          exists (select 1 from transaction_logs x where x.reservation = i.reservation and x.reverses = any(i.ledger))
          or (${inLiterals(sql`r.state`, offStates)} and ${leftOfGivenUp} <= 0))
        and not exists (select 1 from invoices n where n.credits = i.id)
        and not exists (
          select 1 from invoices f where f.reservation = i.reservation and f.kind = 'invoice'
            and not exists (select 1 from invoices n where n.credits = f.id))
      order by i.id limit ${most}`,
  )
}
