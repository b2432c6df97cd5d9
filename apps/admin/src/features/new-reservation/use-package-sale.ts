import type { PackageDay, PackageOptions } from '@dvor/contract/pricing/packages.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { useQueries } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { parseAges, type StayDraft } from '../stays/stay-draft.ts'
import { packageDayOf, type BookingDraft } from './booking-draft.ts'

/** Choices that a package leaves for the stays of a draft. */
export interface PackageSale {
  /** The answer for each stay's party, in the order of the stays; empty until all have come. */
  options: readonly PackageOptions[]
  /** Days on which every stay finds a unit. */
  days: readonly PackageDay[]
  /** The chosen day; null where the draft has another one. */
  day: PackageDay | null
  /** Seats of the included services for all guests; null until they are known. */
  seats: readonly ServiceRequest[] | null
}

const partyOf = ({ adults, children }: StayDraft) => ({ adults, children_ages: parseAges(children) ?? [] })

/** Reads the package of the draft for each of its stays; a draft without one has nothing to choose. */
export function usePackageSale({ package: sold, stays, without_stay }: BookingDraft): PackageSale {
  const parties = sold && !without_stay ? stays.map(partyOf) : []
  const answers = useQueries({
    queries: parties.map((party) => ({
      queryKey: ['packages', 'sale', sold?.id, party],
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        unwrap(
          await client.booking.attempt.packageOptions({ package: sold?.id ?? '', ...party }, { signal }),
        ),
    })),
  })
  const offers = answers.flatMap(({ data }) => data ?? [])
  const isPending = answers.some(({ isPending }) => isPending)
  const options = offers.length === parties.length ? offers : []
  const days = commonDays(options)
  const day = packageDayOf(days, stays)
  const seats = day && sold ? seatsOn(day, options, sold.slots) : []
  return { options, days, day, seats: isPending ? null : seats }
}

/** Days of the first stay that all others have too. */
function commonDays([first, ...others]: readonly PackageOptions[]): PackageDay[] {
  const hasDay = ({ days }: PackageOptions, arrival: string) => days.some((day) => day.arrival === arrival)
  return (first?.days ?? []).filter(({ arrival }) => others.every((other) => hasDay(other, arrival)))
}

/** The chosen time of each included service, else its first one, for the guests of all stays. */
function seatsOn(
  { arrival, services }: PackageDay,
  options: readonly PackageOptions[],
  slots: Readonly<Record<string, string>>,
): ServiceRequest[] {
  const onDay = options.flatMap(({ days }) => days.find((one) => one.arrival === arrival) ?? [])
  return services.flatMap(({ day, times }, index) => {
    const time = times.find(({ service_slot }) => service_slot === slots[index]) ?? times[0]
    const persons = onDay.reduce((sum, one) => sum + (one.services[index]?.persons ?? 0), 0)
    return time ? [{ service_slot: time.service_slot, day, persons }] : []
  })
}

/** The stays on a day of the package: each keeps its unit where it is free, else takes the first free one. */
export function staysOn(
  { arrival, departure }: PackageDay,
  stays: readonly StayDraft[],
  options: readonly PackageOptions[],
): StayDraft[] {
  const used = new Set<string>()
  return stays.map((stay, index) => {
    const day = options[index]?.days.find((one) => one.arrival === arrival)
    const free = (day?.units ?? []).filter(({ id }) => !used.has(id))
    const unit = free.find(({ id }) => id === stay.accommodation_unit) ?? free[0]
    if (unit) used.add(unit.id)
    return { ...stay, arrival, departure, accommodation_unit: unit?.id ?? null }
  })
}
