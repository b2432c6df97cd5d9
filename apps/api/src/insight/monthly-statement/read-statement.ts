import { composeBill } from '@dvor/booking/invoice/compose-bill.ts'
import type { VatRow } from '@dvor/booking/invoice/document.ts'
import { addSums, earnedBy, settledBy } from '@dvor/booking/money/earned.ts'
import { isOff } from '@dvor/booking/reservation/states.ts'
import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import { addDays, addMonths } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { compareSums, hasOtherSum, type DocumentSums } from '../../documents/compare-sums.ts'
import { feeOf, keptItems, stayItems, taxesFee } from '../../documents/describe-items.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { figuresOf } from '../analytics/figures.ts'
import type { Period } from '../analytics/period.ts'
import { readPeriods, totalOf } from '../analytics/read-period.ts'
import {
  countNotClosed,
  listEnded,
  listIssuedSums,
  listMoney,
  sumKeptDeposits,
  sumVouchers,
  type EndedRow,
} from './statement-queries.ts'

const noEarnings = { reservations: 0, accommodation: 0, food: 0, other: 0, stay_tax: 0, fees: 0, total: 0 }

/**
 * The earnings of a month: the stays that ended in it, the money that moved in it, and the tax documents issued in it.
 * The sums of the stays agree with the ledger and the documents to the cent; each reservation that differs is listed.
 */
export async function readMonthlyStatement(
  db: Db,
  month: string,
  services: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<MonthlyStatement> {
  await expireOverdue(db, services)
  const period = monthOf(month)
  const today = todayIn(services.clock.now())
  const settings = await readSettings(db)
  const ended = (await withDocuments(db, await listEnded(db, period))).filter(hasMoney)
  const money = await listMoney(db, period)
  return {
    month,
    ...period,
    nights: await nightsOf(db, period),
    earned: addSums(noEarnings, ended.map(stayOf).map(earnedBy)),
    vat_kinds: settings.vat_kinds,
    vouchers: await sumVouchers(db, period),
    kept_deposits: await sumKeptDeposits(db, period),
    settled: addSums({ paid: 0, open: 0, overpaid: 0 }, ended.map(stayOf).map(settledBy)),
    ...vatOf(ended, settings),
    money: money.map((row) => ({ ...row, net: row.received + row.returned })),
    documents: await listIssuedSums(db, period),
    invoiced: ended.reduce((sum, { issued }) => sum + issued, 0),
    differences: ended.filter(isDifferent).map(differenceOf),
    not_closed: await countNotClosed(db, { ...period, to: period.to < today ? period.to : today }),
  }
}

/** The days of a month `YYYY-MM`. */
function monthOf(month: string): Period {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

type Ended = EndedRow & DocumentSums

async function withDocuments(db: Db, rows: readonly EndedRow[]): Promise<Ended[]> {
  const sums = await compareSums(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, ...(sums.get(row.id) ?? { issued: 0, expected: 0 }) }))
}

/** A given-up order without money earned nothing and is left out. */
const hasMoney = ({ state, paid, issued }: Ended): boolean => !isOff(state) || paid !== 0 || issued !== 0

const stayOf = ({ price, ...row }: EndedRow) => ({ ...row, lines: price.lines })

async function nightsOf(db: Db, period: Period): Promise<MonthlyStatement['nights']> {
  const { facts } = await readPeriods(db, { period }, 'day')
  const { available, sold, portal, occupancy } = figuresOf(totalOf(facts.period))
  return { available, sold, portal, occupancy }
}

/** The VAT of each stay by the rates of its last day, as its invoice has it; a fee that is a compensation has none. */
function vatOf(ended: readonly EndedRow[], settings: Settings): Pick<MonthlyStatement, 'vat' | 'lacks_rate'> {
  if (!settings.vat_payer) return { vat: [], lacks_rate: false }
  const bills = ended
    .filter(({ state, ended_on }) => !isOff(state) || taxesFee(settings, feeOf(state), ended_on))
    .map((row) => rowsOf(row, settings))
  const rows = bills.flatMap((bill) => bill ?? [])
  const used = [...new Set(rows.map(({ rate }) => rate ?? 0))].toSorted((a, b) => b - a)
  const vat = used.map((rate) => ({
    rate,
    ...addSums(
      { net: 0, vat: 0, gross: 0 },
      rows.filter((row) => (row.rate ?? 0) === rate).map(({ net, vat, gross }) => ({ net, vat, gross })),
    ),
  }))
  return { vat, lacks_rate: bills.includes(null) }
}

/** Null where the settings lack a rate for a kind on the day. */
function rowsOf(row: EndedRow, settings: Settings): readonly VatRow[] | null {
  const { price, state, ended_on: day } = row
  const rules = { payer: settings.vat_payer, rates: settings.vat_rates, day }
  try {
    const items = isOff(state)
      ? keptItems(earnedBy(stayOf(row)).total, row, 'sk', settings, day)
      : stayItems(price, 'sk', settings, day)
    return composeBill({ items, rules, advances: [], paid: 0, deductionName: () => '', exemption: null })
      .supply
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function differenceOf(row: Ended): MonthlyStatement['differences'][number] {
  const { id, number, guest_name, paid, issued } = row
  return { id, number, guest_name, earned: earnedBy(stayOf(row)).total, paid, invoiced: issued }
}

/** Whether money is open or overpaid, or the documents are on another sum; without any there is nothing to compare. */
function isDifferent(row: Ended): boolean {
  return row.paid !== earnedBy(stayOf(row)).total || (row.issued !== 0 && hasOtherSum(row))
}
