import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { BenchProperty } from '../bench-property.ts'
import { timingOf } from '../load/timing.ts'

const page = '_start=0&_limit=20'

/** The day with this offset from today. */
export const day = (offset: number): string => addDays(todayIn(new Date()), offset)

/** Calls of each screen of the back office that grows with the years. */
export const screens: Readonly<Record<string, readonly string[]>> = {
  Rezervácie: [`/reservations?${page}&_sort=createdAt:DESC`, '/reservations/count'],
  'E-maily': [`/outgoing-emails?${page}&_sort=createdAt:DESC`, '/outgoing-emails/count'],
  'Prijaté platby': [
    `/statement-lines?${page}&_sort=booked_on:DESC&state=open`,
    '/statement-lines/count?state=open',
  ],
  Doklady: [`/invoices?${page}&_sort=createdAt:DESC`, '/invoices/count'],
  'Kniha hostí': [`/guest-register?from=${day(0)}&to=${day(7)}`],
  Dotazníky: [`/surveys?${page}&_sort=is_new:DESC,done_at:DESC,sent_at:DESC`, '/surveys/count'],
  'Dopyty na sálu': [`/hall-demands?${page}&_sort=createdAt:DESC`, '/hall-demands/count'],
  Prehľad: ['/dashboard'],
  Štatistiky: [`/analytics?from=${day(-30)}&to=${day(0)}`],
  'Kalendár na 30 dní': [`/tape-chart?from=${day(0)}&to=${day(30)}`],
  'Hľadanie: meno': ['/search?q=stastna%20777'],
  'Hľadanie: nič': ['/search?q=qqqqqq'],
  'Hľadanie: dve písmená': ['/search?q=no'],
  'Hľadanie: telefón': ['/search?q=0900%20000%20777'],
  'Zoznam rezervácií s hľadaním': [`/reservations?${page}&_q=host777@&_sort=createdAt:DESC`],
  'E-maily s hľadaním': [`/outgoing-emails?${page}&_q=host777@&_sort=createdAt:DESC`],
}

/** Times all calls of a screen at once, as a browser makes them. @throws Error for an unsuccessful answer */
export function timeScreen({ app }: BenchProperty, token: string, calls: readonly string[], runs: number) {
  const headers = { authorization: `Bearer ${token}` }
  return timingOf(runs, async () => {
    const answers = await Promise.all(calls.map((url) => app.inject({ url: `/api${url}`, headers })))
    for (const { statusCode, body } of answers) if (statusCode !== 200) throw new Error(body)
  })
}
