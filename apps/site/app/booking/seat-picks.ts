import type { Occurrence } from '@dvor/contract/slots.ts'
import { formatDayLong, formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf, type Day } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { countOf, minutes, persons } from '@dvor/format/plurals.ts'
import type { Draft } from './draft.ts'
import type { FlowSlotService } from './load-services.ts'
import { seatSentence } from './seat-problems.ts'
import { seatsIn } from './wishes.ts'

export type SeatPick = Draft['seats'][number]

/** An occurrence with what this guest can still have of it. */
export interface OpenOccurrence extends Occurrence {
  /** Seats for this guest: those that are left and those held already. */
  most: number
}

/** What a guest sees of the occurrences of one service; seats that the own hold has count as free. */
export function openOccurrences(
  service: FlowSlotService,
  occurrences: readonly Occurrence[],
  heldKey: string,
): OpenOccurrence[] {
  return occurrences
    .filter((one) => one.service === service.id)
    .map((one) => {
      const held = seatsIn(heldKey, one)
      const own = service.price_unit === 'group' && held > 0 ? one.capacity : held
      return { ...one, most: service.price_unit === 'group' && own > 0 ? own : one.free + own }
    })
}

/** Whether nobody can book it, this guest included. */
export const isShut = ({ refusals, most }: OpenOccurrence): boolean =>
  most === 0 || refusals.some(({ code }) => code !== 'full')

/** The fewest who may come: a group of its own can have a least size. */
export const fewestOf = ({ price_unit, min_persons }: FlowSlotService): number =>
  price_unit === 'group' ? Math.max(1, min_persons ?? 1) : 1

/** `sobota 4. 7. o 10:00 – 3 voľné miesta`, or why not. */
export function occurrenceLabel(one: OpenOccurrence, service: FlowSlotService): string {
  return `${weekdayName(weekdayOf(one.day))} ${formatDayMonth(one.day)} o ${timesText(one)} – ${stateText(one, service)}`
}

export const timesText = ({ time_from, time_to }: Pick<Occurrence, 'time_from' | 'time_to'>): string =>
  `${formatTime(time_from)} – ${formatTime(time_to)}`

/** How many places are left, in the words of the service; for a group it is free or not. */
export function stateText(one: OpenOccurrence, { price_unit }: FlowSlotService): string {
  const reason = one.refusals.find(({ code }) => code !== 'full')
  if (reason) return lower(seatSentence(reason))
  if (one.most === 0) return 'obsadené'
  return price_unit === 'group' ? `voľné, najviac ${persons(one.capacity)}` : countOf(one.most, 'freePlace')
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

/** `18,00 € za osobu · 30 minút · koná sa od 3 osôb`. */
export function serviceFacts({ price, price_unit, duration_min, min_persons }: FlowSlotService): string[] {
  const unit = price_unit === 'group' ? 'za skupinu' : 'za osobu'
  const least = min_persons && min_persons > 1 ? leastText(price_unit, min_persons) : null
  const facts = [`${formatMoney(price)} ${unit}`, duration_min ? durationText(duration_min) : null, least]
  return facts.filter((fact) => fact !== null)
}

const leastText = (unit: FlowSlotService['price_unit'], least: number) =>
  unit === 'group' ? `najmenej ${persons(least)}` : `koná sa, keď sa zíde aspoň ${persons(least)}`

const durationText = (length: number) => (length % 60 === 0 ? countOf(length / 60, 'hour') : minutes(length))

/** Occurrences by day, in their order. */
export function byDay<O extends Occurrence>(occurrences: readonly O[]): [Day, O[]][] {
  return [...Map.groupBy(occurrences, ({ day }) => day)]
}

export const dayHeading = (day: Day): string => formatDayLong(day)

/** Cents that a pick comes to. */
export const pickAmount = ({ price, price_unit }: FlowSlotService, count: number): number =>
  price_unit === 'group' ? price : price * count
