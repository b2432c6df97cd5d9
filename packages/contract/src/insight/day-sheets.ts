import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { roomPlan } from '../housekeeping/rooms.ts'
import { reservationState } from '../values/reservation-states.ts'
import { day, id, time } from '../values/values.ts'

/** Most days of one sheet. */
export const maxSheetDays = 31

/** `GET /kitchen-sheet?from&to`, `GET /housekeeping-sheet?from&to`: both days included. */
export const sheetQuery = z.strictObject({ from: day, to: day })
export type SheetQuery = z.infer<typeof sheetQuery>

export const meals = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof meals)[number]

/** A booked common service that no sheet counts by days. */
const bookedService = z.object({ title: z.string(), quantity: z.int() })

const portions = z.object({ breakfast: z.int(), lunch: z.int(), dinner: z.int() })
export type Portions = z.infer<typeof portions>

const ofReservation = z.object({
  reservation: id,
  number: seenWith('reservations.read', z.string().nullable()),
  guest_name: seenWith('reservations.read', z.string().nullable()),
  state: reservationState,
  /** The guest's note: diets, allergies, wishes. */
  note: seenWith('reservations.read', z.string().nullable()),
  internal_note: seenWith('reservations.read', z.string().nullable()),
  adults: z.int(),
  children_ages: z.array(z.int()),
})

/** The meals of one reservation on one day. */
export const kitchenRow = ofReservation.extend({
  unit_codes: z.array(z.string()),
  portions,
  /** Meals that are not counted by nights, such as one festive dinner; their day is agreed with the guest. */
  by_agreement: z.array(bookedService),
})
export type KitchenRow = z.infer<typeof kitchenRow>

/** What a reservation has ordered for its departure on the day. */
export const readyAtDeparture = ofReservation
  .pick({ reservation: true, number: true, guest_name: true, state: true })
  .extend({ unit_codes: z.array(z.string()), products: z.array(bookedService) })
export type ReadyAtDeparture = z.infer<typeof readyAtDeparture>

/** Meals by days, and what is to be ready at departures; a day without meals has no rows. */
export const kitchenSheet = z.object({
  days: z.array(
    z.object({ day, total: portions, rows: z.array(kitchenRow), ready: z.array(readyAtDeparture) }),
  ),
})
export type KitchenSheet = z.infer<typeof kitchenSheet>
export type KitchenDay = KitchenSheet['days'][number]

/** The guests of a unit, as housekeeping needs them. */
export const unitGuests = ofReservation.extend({
  arrival: day,
  departure: day,
  arrival_time: time.nullable(),
  /** Persons whom the rooming list of a group has in the room, and who they are; 0 without a list. */
  listed: z.int(),
  listed_names: seenWith('reservations.read', z.array(z.string())),
  /** Common services of the whole reservation that are no meals: a dog, a cot. */
  services: z.array(bookedService),
})
export type UnitGuests = z.infer<typeof unitGuests>

/** The work in a room on a day; `none` where guests stay and nothing is due, `leftover` where the room is dirty from before. */
export const dayWork = z.object({
  kind: z.enum(['changeover', 'departure', 'arrival', 'stay', 'none', 'leftover']),
  /** Whether fresh linen is due. */
  linen: z.boolean(),
  /** Numbers of cots to bring and to take away. */
  cots: z.object({ bring: z.int(), remove: z.int() }),
})
export type DayWork = z.infer<typeof dayWork>

export const housekeepingUnit = z.object({
  id,
  code: z.string(),
  title: z.string(),
  /** The unit's beds in words. */
  beds: z.string().nullable(),
  work: dayWork,
  plan: roomPlan.omit({ unit: true, position: true }),
  departing: unitGuests.nullable(),
  arriving: unitGuests.nullable(),
  /** Guests who stay the night before and after this day. */
  staying: unitGuests.nullable(),
  /** The next guests to arrive on a later day. */
  next: unitGuests.nullable(),
})
export type HousekeepingUnit = z.infer<typeof housekeepingUnit>

/**
 * Units with a departure, an arrival or guests who stay, and today those that are dirty from before, by days: in the
 * planned order, then by the time of arrival, departures and stays in the property's order.
 */
export const housekeepingSheet = z.object({
  days: z.array(z.object({ day, units: z.array(housekeepingUnit) })),
})
export type HousekeepingSheet = z.infer<typeof housekeepingSheet>
export type HousekeepingDay = HousekeepingSheet['days'][number]

/** One booking that uses a resource. */
export const resourceUse = z.object({
  reservation: id,
  number: seenWith('reservations.read', z.string().nullable()),
  guest_name: seenWith('reservations.read', z.string().nullable()),
  title: z.string(),
  time_from: time,
  time_to: time,
  persons: z.int(),
  /** How many it uses. */
  quantity: z.int(),
})
export type ResourceUse = z.infer<typeof resourceUse>

export const plannedResource = z.object({
  id,
  title: z.string(),
  quantity: z.int(),
  uses: z.array(resourceUse),
  closures: z.array(
    z.object({
      time_from: time.nullable(),
      time_to: time.nullable(),
      quantity: z.int(),
      reason: z.string().nullable(),
    }),
  ),
  /** More are used at some moment than there are, for example since a closure. */
  is_overused: z.boolean(),
})
export type PlannedResource = z.infer<typeof plannedResource>

/** `GET /resource-plan?from&to`: uses and closures of shared resources by days, both included. */
export const resourcePlan = z.object({
  days: z.array(z.object({ day, resources: z.array(plannedResource) })),
})
export type ResourcePlan = z.infer<typeof resourcePlan>
export type ResourceDay = ResourcePlan['days'][number]
