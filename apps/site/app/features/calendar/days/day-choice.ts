import { daysBetween, type Day } from '@dvor/format/days.ts'
import { canBegin, canStay, restrictionOf, type PartyDays } from './party-days.ts'
import type { DayRestriction } from './stay-days.ts'

/** Days that a calendar lets a guest choose, from a first to a last one, and its facts about them. */
export interface DayChoice {
  /** Price in cents of the night that begins on the day; null where none is shown. */
  priceOf(day: Day): number | null
  /** Whether the day is marked as full. A full day can be chosen where a stay may be waited for. */
  isFull(day: Day): boolean
  /** Whether a choice may begin on the day. */
  canBegin(day: Day): boolean
  /** Whether a choice that begins on `first` may end on `last`. */
  mayEnd(first: Day, last: Day): boolean
  /** Why a day cannot be the last one from `first`, or a first one where that is null; null when it can. */
  restrictionOf(day: Day, first: Day | null): DayRestriction | null
}

const nothing = () => null

/** Stays in one free unit, with the price of each night. */
export const bookableStays = (days: PartyDays): DayChoice => ({
  priceOf: (day) => days.get(day)?.price ?? null,
  isFull: () => false,
  canBegin: (day) => canBegin(days, day),
  mayEnd: (arrival, departure) => canStay(days, arrival, departure),
  restrictionOf: (day, arrival) => restrictionOf(days, day, arrival),
})

/** Stays for which some unit is free, without prices. */
export const freeStays = (days: PartyDays): DayChoice => ({ ...bookableStays(days), priceOf: nothing })

/** Any days, one alone as well. */
export const anyDays: DayChoice = {
  priceOf: nothing,
  isFull: () => false,
  canBegin: () => true,
  mayEnd: () => true,
  restrictionOf: nothing,
}

/** Any stay of at most `most` nights, with the full nights of `days` marked; none is marked while they are not known. */
export function anyStay(days: PartyDays | null, most: number): DayChoice {
  const partyDays = days ?? new Map<Day, never>()
  // For a party that no unit sleeps alone every night would be full.
  const isTold = [...partyDays.values()].some(({ price }) => price !== null)
  return {
    ...anyDays,
    isFull: (day) => isTold && isFullNight(partyDays, day),
    mayEnd: (arrival, departure) => isBetween(Math.abs(daysBetween(arrival, departure)), 1, most),
    restrictionOf: (day, arrival) =>
      arrival !== null && Math.abs(daysBetween(arrival, day)) > most
        ? { code: 'max_nights', nights: most }
        : null,
  }
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most

/** A night without a price is free in no unit; one that only a package sells is not full. */
function isFullNight(days: PartyDays, day: Day): boolean {
  const night = days.get(day)
  return night !== undefined && night.price === null && night.only_package === null
}
