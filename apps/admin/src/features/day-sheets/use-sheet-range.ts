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

/** The days of a sheet, kept in the address, so that a printed list can be opened again; today by default. */
export function useSheetRange(): [SheetQuery, (range: SheetQuery) => void] {
  const today = useToday()
  const [params, setParams] = useAddressParams()
  const dayOf = (name: keyof SheetQuery, otherwise: Day): Day => {
    const given = params.get(name)
    return given && isDay(given) ? given : otherwise
  }
  const from = dayOf('from', today)
  const range = orderedRange({ from, to: dayOf('to', from) })
  const change = (next: SheetQuery) => setParams(() => new URLSearchParams({ ...orderedRange(next) }))
  return [range, change]
}
