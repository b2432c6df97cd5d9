import { reservations as declaration } from '@dvor/contract/collections/reservations/reservations.ts'
import { hitsPerGroup, type SearchAnswer } from '@dvor/contract/insight/search.ts'
import type { OfflineCopy } from '@dvor/contract/calls/desk/offline-copy.ts'
import { sheetQuery, type HousekeepingSheet, type SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { foldText } from '@dvor/format/slug.ts'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../core/client/query-client.ts'
import { recordKey } from '../../core/records/query-keys.ts'
import { typedWords } from '../search/matching.ts'
import { dayOf } from './copied-day.ts'
import { roomWithWaiting, withWaiting, type CopiedReservation } from './overlay.ts'

/** Answers the queries of the screens that work without a network, by their first key; undefined for what is not kept. */
const answers: Readonly<Record<string, (copy: OfflineCopy, key: QueryKey) => unknown>> = {
  dashboard: ({ dashboard, reservations }) =>
    dashboard && reservations
      ? dayOf(dashboard, reservations.map(withWaiting), todayIn(new Date()))
      : (dashboard ?? undefined),
  'tape-chart': ({ chart }, [, kind, from, to]) =>
    chart && kind === 'window' && typeof from === 'string' && typeof to === 'string'
      ? windowOf(chart, from, to)
      : undefined,
  reservations: (copy, [, kind, id]) =>
    kind === 'single' && typeof id === 'string' ? reservationOf(copy, id) : undefined,
  'room-states': ({ rooms }) => rooms?.map(roomWithWaiting),
  'housekeeping-sheet': ({ housekeeping }, [, range]) => {
    const { data } = sheetQuery.safeParse(range)
    return housekeeping && data ? sheetOf(housekeeping, data) : undefined
  },
  search: ({ reservations }, [, term]) =>
    reservations && typeof term === 'string' ? found(reservations, term) : undefined,
}

/** Whether the copy may answer a query. */
export const isAnswered = ([name, kind]: QueryKey): boolean =>
  typeof name === 'string' && name in answers && (name !== 'reservations' || kind === 'single')

/** The answer of a copy; undefined where it has none. */
export const answerOf = (copy: OfflineCopy, key: QueryKey): unknown => answers[String(key[0])]?.(copy, key)

/** A reservation of the copy, or as it was read later. */
function reservationOf({ reservations, made_at }: OfflineCopy, id: string): CopiedReservation | undefined {
  const read = queryClient.getQueryState<CopiedReservation>(recordKey(declaration, id))
  const isNewer = read?.data !== undefined && read.dataUpdatedAt > Date.parse(made_at)
  const known = isNewer ? read.data : reservations?.find((one) => one.id === id)
  return known && withWaiting(known)
}

/** A window of the chart; a day outside of the copy would look free. */
function windowOf(chart: TapeChart, from: string, to: string): TapeChart | undefined {
  if (from < chart.from || to > chart.to) return undefined
  const isIn = (one: { from: string; to: string }) => one.from < to && one.to >= from
  return {
    ...chart,
    from,
    to,
    today: todayIn(new Date()),
    stays: chart.stays.filter(({ arrival, departure }) => isIn({ from: arrival, to: departure })),
    blocks: chart.blocks.filter(isIn),
    days: chart.days.filter(({ day }) => day >= from && day < to),
  }
}

function sheetOf({ days }: HousekeepingSheet, { from, to }: SheetQuery): HousekeepingSheet | undefined {
  const asked = days.filter(({ day }) => day >= from && day <= to)
  return asked[0]?.day === from && asked.at(-1)?.day === to ? { days: asked } : undefined
}

/** Guests by name, phone, e-mail or number of the reservation. */
function found(reservations: readonly CopiedReservation[], term: string): SearchAnswer {
  const words = typedWords(term)
  const hits = reservations
    .filter((one) => {
      const text = foldText([one.guest_name, one.guest_phone, one.guest_email, one.number].join(' '))
      return words.every((word) => text.includes(word) || text.replaceAll(' ', '').includes(word))
    })
    .slice(0, hitsPerGroup)
    .map(({ id, number, guest_name, guest_phone, arrival, departure, state }) => ({
      id,
      title: guest_name ?? number ?? '',
      detail: guest_phone ?? null,
      stay: { number: number ?? '', arrival, departure, first_service: null, state },
    }))
  return { groups: hits.length > 0 ? [{ name: 'reservations', hits }] : [] }
}
