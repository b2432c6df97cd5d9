import { countGuests, type ArrivedParty } from '@dvor/booking/register/guest-statistics.ts'
import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import type { GuestSums, OfficeReport } from '@dvor/contract/insight/office-report.ts'
import { addDays, addMonths } from '@dvor/format/days.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { stayGuests } from '../../db/schema/reservations/guest-register.ts'
import { today as todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { countNotCheckedIn } from '../../register/tax-queries.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { figuresOf } from '../analytics/figures.ts'
import type { Period } from '../analytics/period.ts'
import { readPeriods, totalOf } from '../analytics/read-period.ts'

/** The country of the Statistical Office: its inhabitants are the residents. */
const home = 'SK'
const nothing: GuestSums = { guests: 0, nights: 0 }

/** Figures of a month `YYYY-MM` for the Statistical Office, with what is missing in them. */
export async function readOfficeReport(
  db: Db,
  month: string,
  services: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<OfficeReport> {
  await expireOverdue(db, services)
  const from = `${month}-01`
  const period = { from, to: addDays(addMonths(from, 1), -1) }
  const today = todayOf(services.clock)
  const { facts } = await readPeriods(db, { month: period }, 'month')
  const { available, sold, portal, occupancy, room_revenue, adr } = figuresOf(totalOf(facts.month))
  const { countries, not_registered, by_nationality } = countGuests(await listParties(db, period), period)
  const known = [...countries].flatMap(([country, sums]) => (country === null ? [] : [{ country, ...sums }]))
  return {
    month,
    ...(await countBeds(db)),
    room_nights: { available, sold, portal, occupancy },
    residents: countries.get(home) ?? nothing,
    non_residents: sumOf(known.filter(({ country }) => country !== home)),
    unknown: countries.get(null) ?? nothing,
    countries: known.toSorted(
      (a, b) => b.guests - a.guests || b.nights - a.nights || a.country.localeCompare(b.country, 'en'),
    ),
    room_revenue,
    average_price: adr,
    gaps: {
      is_open: today <= period.to,
      not_checked_in: await countNotCheckedIn(db, period.from, period.to, today),
      not_registered,
      by_nationality,
    },
  }
}

const sumOf = (rows: readonly GuestSums[]): GuestSums => ({
  guests: rows.reduce((sum, row) => sum + row.guests, 0),
  nights: rows.reduce((sum, row) => sum + row.nights, 0),
})

/** Rooms in use and their beds; a whole has those of its rooms. */
async function countBeds(db: Db): Promise<Pick<OfficeReport, 'rooms' | 'beds'>> {
  const [row] = await db
    .select({
      rooms: sql<number>`count(*)::int`,
      permanent: sql<number>`coalesce(sum(${units.capacity}), 0)::int`,
      extra: sql<number>`coalesce(sum(${units.extra_beds}), 0)::int`,
    })
    .from(units)
    .where(and(eq(units.active, true), eq(units.let_as, 'unit')))
  const { rooms = 0, permanent = 0, extra = 0 } = row ?? {}
  return { rooms, beds: { permanent, extra } }
}

type PartyRow = Record<string, unknown> & ArrivedParty

/** Reservations of guests who came with a night in the period; their other nights belong to them, too. */
async function listParties(db: Db, { from, to }: Period): Promise<ArrivedParty[]> {
  const { rows } = await db.execute<PartyRow>(sql`
    select nullif(${reservations.guest_country}, '') as country,
      array(select ${stayGuests.nationality} from ${stayGuests}
        where ${stayGuests.reservation} = ${reservations.id} order by ${stayGuests.position}) as nationalities,
      (select jsonb_agg(jsonb_build_object('arrival', ${stays.arrival}, 'departure', ${stays.departure},
        'persons', ${stays.adults} + cardinality(${stays.children_ages}))) from ${stays}
        where ${stays.reservation} = ${reservations.id}) as stays
    from ${reservations}
    where ${inLiterals(reservations.state, arrivedStates)}
      and ${reservations.arrival} <= ${to} and ${reservations.departure} > ${from}`)
  return rows
}
