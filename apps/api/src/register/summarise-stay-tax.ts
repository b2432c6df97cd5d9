import { fromAgeOf } from '@dvor/booking/pricing/agreed-tax.ts'
import { nightTaxes } from '@dvor/booking/pricing/stay-tax.ts'
import { chargedByRate, taxShareOfLines, type RateShare } from '@dvor/booking/pricing/tax-share.ts'
import { taxDueOn } from '@dvor/booking/register/tax-periods.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { StayTaxRate, StayTaxReport, StayTaxRow } from '@dvor/contract/money/stay-tax.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { countNotCheckedIn, findFiling, listTaxed, type TaxedReservation } from './tax-queries.ts'
import type { RegisterServices } from './services.ts'

interface Period {
  from: Day
  to: Day
}

/**
 * The stay tax for the municipality: nights from `from` to `to`, both included, of guests who arrived, each
 * reservation by its charged tax. Reports of consecutive periods add up to the lines of the prices. @throws ApiError
 * `query_invalid` for days the wrong way round
 */
export async function summariseStayTax(
  db: Db,
  period: Period,
  { clock }: Pick<RegisterServices, 'clock'>,
): Promise<StayTaxReport> {
  const { from, to } = period
  if (to < from)
    throw new ApiError('query_invalid', 'to: before from', { fields: [{ path: 'to', code: 'too_small' }] })
  const [taxedReservations, settings, not_checked_in, filing] = await Promise.all([
    listTaxed(db, from, to),
    readSettings(db),
    countNotCheckedIn(db, from, to, todayIn(clock.now())),
    findFiling(db, from, to),
  ])
  const reported = taxedReservations.flatMap((one) => rowOf(one, settings.stay_tax_rates, period) ?? [])
  const rows = reported.map(({ row }) => row)
  const by_rate = sumByRate(reported.flatMap(({ shares }) => shares))
  return {
    from,
    to,
    rows,
    total: totalOf(rows),
    by_rate,
    not_checked_in,
    due_on: taxDueOn(period, settings.stay_tax_period, settings.stay_tax_due_days),
    filed: filing ? { filed_at: filing.filed_at, amount: filing.amount } : null,
  }
}

const chargedOf = ({ lines }: PriceBreakdown) => lines.filter(({ kind }) => kind === 'stay_tax')

function rowOf(
  one: TaxedReservation,
  rates: readonly StayTaxRate[],
  period: Period,
): { row: StayTaxRow; shares: RateShare[] } | null {
  const { id, number, guest_name, arrival, departure, stays, tax_guests } = one
  if (arrival === null || departure === null) return null
  const charged = chargedOf(one.price)
  const relieved = relievedIn(one, rates, period)
  const isRelieved = tax_guests.length > 0
  const share = taxShareOfLines(stays, charged, fromAgeOf(stays, rates), period, isRelieved)
  if (share.nights === 0) return null
  const shares = chargedByRate(charged, share, period)
  const exempt = share.exempt_by_age
  const by_reason = Math.min(exempt, relieved.by_reason)
  const over_limit = Math.min(exempt - by_reason, relieved.over_limit)
  const row = {
    reservation: id,
    number,
    guest_name,
    arrival,
    departure,
    persons: stays.reduce((sum, stay) => sum + stay.adults + stay.children_ages.length, 0),
    rate: shares.toSorted((a, b) => b.taxed - a.taxed)[0]?.rate ?? 0,
    ...share,
    exempt_by_age: exempt - by_reason - over_limit,
    exempt_by_reason: by_reason,
    over_limit,
  }
  return { row, shares }
}

/** Persons × nights of the period that today's rules relieve for a reason or above the yearly limit. */
function relievedIn({ stays, tax_guests }: TaxedReservation, rates: readonly StayTaxRate[], period: Period) {
  const nights = nightTaxes(stays, rates, tax_guests).filter(
    ({ night }) => period.from <= night && night <= period.to,
  )
  const sum = (key: 'by_reason' | 'over_limit') => nights.reduce((total, night) => total + night[key], 0)
  return { by_reason: sum('by_reason'), over_limit: sum('over_limit') }
}

function sumByRate(shares: readonly RateShare[]): StayTaxReport['by_rate'] {
  const byRate = Map.groupBy(
    shares.filter(({ taxed }) => taxed > 0),
    ({ rate }) => rate,
  )
  return [...byRate]
    .map(([rate, parts]) => {
      const taxed = parts.reduce((sum, part) => sum + part.taxed, 0)
      return { rate, taxed, amount: taxed * rate }
    })
    .toSorted((a, b) => a.rate - b.rate)
}

function totalOf(rows: readonly StayTaxRow[]): StayTaxReport['total'] {
  const sum = (key: keyof StayTaxReport['total']) => rows.reduce((total, row) => total + row[key], 0)
  return {
    taxed: sum('taxed'),
    exempt_by_age: sum('exempt_by_age'),
    exempt_by_reason: sum('exempt_by_reason'),
    over_limit: sum('over_limit'),
    amount: sum('amount'),
  }
}
