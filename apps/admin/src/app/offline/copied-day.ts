import { awaits, isExpected, stateRules } from '@dvor/booking/reservation/states.ts'
import type { Dashboard, DashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import type { Day } from '@dvor/format/days.ts'
import type { CopiedReservation } from './overlay.ts'

/** The dashboard of the copy on the day that it is now, with the changes that wait. */
export function dayOf(
  dashboard: Dashboard,
  reservations: readonly CopiedReservation[],
  today: Day,
): Dashboard {
  const here = reservations.filter(({ state }) => awaits(state, 'departure'))
  return {
    ...dashboard,
    today,
    arrivals: reservations.filter(({ arrival, state }) => arrival === today && isExpected(state)).map(cardOf),
    departures: reservations
      .filter(({ departure, state }) => departure === today && stateRules[state].hasArrived)
      .map(cardOf),
    in_house: {
      reservations: here.length,
      guests: here.reduce((sum, { adults, children }) => sum + adults + children, 0),
    },
  }
}

const cardOf = ({ stays, ...reservation }: CopiedReservation): DashboardReservation => ({
  ...reservation,
  unit_codes: stays.map(({ accommodation_unit: { code } }) => code),
  first_service: null,
})
