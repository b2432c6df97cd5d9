import { taxShareOfLines } from '@dvor/booking/pricing/tax-share.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { StayTaxReport, StayTaxRow } from '@dvor/contract/money/stay-tax.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { countNotCheckedIn, listTaxed, type TaxedReservation } from './tax-queries.ts'
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
  { clock }: RegisterServices,
): Promise<StayTaxReport> {
  const { from, to } = period
  if (to < from)
    throw new ApiError('query_invalid', 'to: before from', { fields: [{ path: 'to', code: 'too_small' }] })
  const [found, settings, not_checked_in] = await Promise.all([
    listTaxed(db, from, to),
    readSettings(db),
    countNotCheckedIn(db, from, to, todayIn(clock.now())),
  ])
  const rows = found.flatMap((one) => rowOf(one, settings.stay_tax_from_age, period) ?? [])
  return { ...period, rows, total: totalOf(rows), not_checked_in }
}

const chargedOf = ({ lines }: PriceBreakdown) => lines.filter(({ kind }) => kind === 'stay_tax')

function rowOf(one: TaxedReservation, fromAge: number, period: Period): StayTaxRow | null {
  const { id, number, guest_name, arrival, departure, stays, exempt_guests } = one
  if (arrival === null || departure === null) return null
  const charged = chargedOf(one.price)
  const { nights, ...share } = taxShareOfLines(stays, charged, fromAge, period)
  const persons = stays.reduce((sum, stay) => sum + stay.adults + stay.children_ages.length, 0)
  if (nights === 0) return null
  return {
    reservation: id,
    number,
    guest_name,
    arrival,
    departure,
    nights,
    persons,
    rate: charged[0]?.unit_price ?? 0,
    // The register does not record rooms, so with several rooms this is an approximation.
    exempt_by_reason: Math.min(share.taxed, exempt_guests * Math.round(nights / stays.length)),
    ...share,
  }
}

function totalOf(rows: readonly StayTaxRow[]): StayTaxReport['total'] {
  const sum = (key: keyof StayTaxReport['total']) => rows.reduce((total, row) => total + row[key], 0)
  return {
    taxed: sum('taxed'),
    exempt_by_age: sum('exempt_by_age'),
    exempt_by_reason: sum('exempt_by_reason'),
    amount: sum('amount'),
  }
}
