import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { reservationState } from '../values/reservation-states.ts'
import { alert } from './alerts.ts'
import { reservationAlert } from '../reservations/reservation-alerts.ts'
import { firstService } from '../services/slots.ts'
import { cents, day, id, instant, time } from '../values/values.ts'

/** A reservation on the dashboard. */
export const dashboardReservation = z.object({
  id,
  token: seenWith('reservations.cancel', z.string()),
  number: seenWith('reservations.read', z.string().nullable()),
  state: reservationState,
  guest_name: seenWith('reservations.read', z.string().nullable()),
  guest_email: seenWith('guests.read', z.string().nullable()),
  guest_phone: seenWith('guests.read', z.string().nullable()),
  arrival: day.nullable(),
  departure: day.nullable(),
  arrival_time: time.nullable(),
  adults: z.int(),
  children: z.int(),
  total: seenWith('money.read', cents),
  /** Amount due; negative when overpaid. */
  due: seenWith('money.read', z.int()),
  pay_by: seenWith('money.read', instant.nullable()),
  approve_by: instant.nullable(),
  attention: seenWith('money.read', z.string().nullable()),
  /** States to which the owner can lead it. */
  allowed_transitions: z.array(reservationState),
  /** The open alerts that `attention` sums up. */
  alerts: z.array(reservationAlert),
  /** Short names of its units. */
  unit_codes: z.array(z.string()),
  /** Null where there are stays, or no services yet. */
  first_service: firstService.nullable(),
  updatedAt: instant,
})
export type DashboardReservation = z.infer<typeof dashboardReservation>

/** A unit with a departure today. */
export const unitToClean = z.object({
  id,
  title: z.string(),
  code: z.string(),
  /** Whether its guests have left already. */
  is_free: z.boolean(),
  /** Whether other guests arrive today, so that it is urgent. */
  is_next_today: z.boolean(),
})
export type UnitToClean = z.infer<typeof unitToClean>

/** One night of the units that can be let. */
export const occupancyDay = z.object({
  day,
  /** Units with a guest in them that night. */
  taken: z.int(),
  /** Units closed that night. */
  closed: z.int(),
})
export type OccupancyDay = z.infer<typeof occupancyDay>

export const dashboardWarning = z.enum([
  'unfinished_terms',
  'email_not_set_up',
  'only_trial_payments',
  'no_bank_account',
  'wrong_bank_account',
  'wrong_business_data',
  'odd_registration_number',
])
export type DashboardWarning = z.infer<typeof dashboardWarning>

const reservations = z.array(dashboardReservation)

/** `GET /dashboard`: the owner's overview. Days are the property's; lists contain whole reservations. */
export const dashboard = z.object({
  today: day,
  arrivals: reservations,
  departures: reservations,
  in_house: z.object({ reservations: z.int(), guests: z.int() }),
  to_clean: z.array(unitToClean),
  waiting_for_approval: reservations,
  waiting_for_money: seenWith('money.read', reservations),
  /** Entries of the waiting list that wait, and that have an offer. */
  waiting_list: z.object({ waiting: z.int(), offered: z.int() }),
  attention: z.object({
    flagged: reservations,
    /** Confirmed, after the day of arrival, without a check-in. */
    missed_arrivals: reservations,
    /** Checked in, after the day of departure. */
    missed_departures: reservations,
    /** With an online payment open for more than an hour. */
    open_payments: seenWith('money.read', reservations),
  }),
  /** Faults and tasks that need a person, the most urgent first. */
  alerts: z.array(alert),
  /** Settings that are missing. */
  warnings: z.array(dashboardWarning),
  /** Gaps in the terms, in Slovak as they are; while there is one, nothing is sold on the web. */
  terms_gaps: z.array(z.string()),
  /** The newest good backup; null where there is none yet. */
  last_backup: z.object({ made_at: instant, bytes: z.int() }).nullable(),
  /** The newest test of a restore; null where there was none yet. */
  last_restore_test: z.object({ tested_at: instant, failed: z.boolean() }).nullable(),
  /** Number of active units, the base of the nights below. */
  units: z.int(),
  /** The coming 30 nights, today's first. */
  occupancy: z.array(occupancyDay),
  /**
   * Every state with a reservation; abandoned holds are not counted. Reservations of services alone are counted apart
   * in a state that is named differently for them.
   */
  states: z.array(z.object({ state: reservationState, services_only: z.boolean(), count: z.int() })),
})
export type Dashboard = z.infer<typeof dashboard>
