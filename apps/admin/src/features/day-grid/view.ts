import { addDays, isDay, type Day } from '@dvor/format/days.ts'

export const viewLengths = [14, 30, 90] as const
export type ViewLength = (typeof viewLengths)[number]

/** The window of days of the chart, all of it in the address. */
export interface View {
  readonly from: Day
  readonly days: ViewLength
  readonly withPrices: boolean
  /** Rate plan of the shown prices; null for base prices. */
  readonly plan: string | null
}

/** Number of past days before today. */
const before = 2
const usualLength: ViewLength = 30

/** The window around today or around another day. */
export const startFor = (day: Day): Day => addDays(day, -before)

export function readView(params: URLSearchParams, today: Day): View {
  const from = params.get('from') ?? ''
  const days = Number(params.get('days'))
  return {
    from: isDay(from) && from >= '1970-01-01' && from <= '2199-12-31' ? from : startFor(today),
    days: viewLengths.find((length) => length === days) ?? usualLength,
    withPrices: params.get('prices') === '1',
    plan: params.get('plan'),
  }
}

/** Defaults are left out, so that an address without parameters always means the window around today. */
export function writeView({ from, days, withPrices, plan }: View, today: Day): URLSearchParams {
  const params = new URLSearchParams()
  if (from !== startFor(today)) params.set('from', from)
  if (days !== usualLength) params.set('days', String(days))
  if (withPrices) params.set('prices', '1')
  if (plan) params.set('plan', plan)
  return params
}

/** The next window, a step shorter than its length, so that some days stay in sight. */
export function stepped(view: View, direction: 1 | -1): View {
  const step = { 14: 7, 30: 21, 90: 60 }[view.days]
  return { ...view, from: addDays(view.from, step * direction) }
}

/** First day after the window. */
export const endOf = ({ from, days }: Pick<View, 'from' | 'days'>): Day => addDays(from, days)
