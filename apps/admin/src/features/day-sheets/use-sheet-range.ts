import { maxSheetDays, type SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import { addDays, isDay, type Day } from '@dvor/format/days.ts'
import { useToday } from '../../core/property/use-today.ts'
import { useAddressParams } from '../../core/page/use-address-params.ts'

export const rangeNames = ['today', 'tomorrow', 'threeDays', 'week'] as const
export type RangeName = (typeof rangeNames)[number]

/** The offered ranges; they begin today or tomorrow. */
export const rangesFrom = (today: Day): Readonly<Record<RangeName, SheetQuery>> => ({
  today: { from: today, to: today },
  tomorrow: { from: addDays(today, 1), to: addDays(today, 1) },
  threeDays: { from: today, to: addDays(today, 2) },
  week: { from: today, to: addDays(today, 6) },
})

/** A range without gaps: the end is not before the start and not beyond what one sheet holds. */
export function orderedRange({ from, to }: SheetQuery): SheetQuery {
  const last = addDays(from, maxSheetDays - 1)
  return { from, to: to < from ? from : to > last ? last : to }
}

/** The range that an address names; without one that of today. */
export function rangeIn(params: URLSearchParams, today: Day): SheetQuery {
  const dayOf = (name: keyof SheetQuery, otherwise: Day): Day => {
    const param = params.get(name)
    return param && isDay(param) ? param : otherwise
  }
  const from = dayOf('from', today)
  return orderedRange({ from, to: dayOf('to', from) })
}

/**
 * The days of a sheet, kept in the address, so that a printed list can be opened again; today by default. A change of
 * one end keeps the other as the address has it, also when that is not rendered yet.
 */
export function useSheetRange(): [SheetQuery, (part: Partial<SheetQuery>) => void] {
  const today = useToday()
  const [params, setParams] = useAddressParams()
  const change = (part: Partial<SheetQuery>) =>
    setParams((now) => new URLSearchParams({ ...orderedRange({ ...rangeIn(now, today), ...part }) }))
  return [rangeIn(params, today), change]
}
