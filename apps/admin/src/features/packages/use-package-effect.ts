import type { PackageDay, PackageOptions } from '@dvor/contract/pricing/packages.ts'
import type { Day } from '@dvor/format/days.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

export interface PackageEffect {
  options: PackageOptions
  /** The first day, and cents of the same nights and services without the package, before the stay tax. */
  ordinary: { day: Day; amount: number } | null
}

const party = { adults: 2, children_ages: [] }

/** The offer of a saved package, and the price of its parts one by one on the first day. */
export function usePackageEffect(id: string, included: readonly string[], isSold: boolean) {
  return useQuery({
    queryKey: ['packages', 'effect', id, included],
    enabled: isSold,
    retry: false,
    queryFn: async ({ signal }): Promise<PackageEffect> => {
      const options = unwrap(
        await client.booking.attempt.packageOptions({ package: id, ...party }, { signal }),
      )
      const [first] = options.days
      return { options, ordinary: first ? await ordinaryOf(first, included, signal) : null }
    },
  })
}

async function ordinaryOf(
  { arrival, departure, units, services }: PackageDay,
  included: readonly string[],
  signal: AbortSignal,
): Promise<PackageEffect['ordinary']> {
  const [unit] = units
  if (!unit) return null
  const quote = await client.booking.quote(
    {
      stays: [{ accommodation_unit: unit.id, arrival, departure, ...party }],
      services: services.flatMap(({ day, persons, times: [time] }) =>
        time ? [{ service_slot: time.service_slot, day, persons }] : [],
      ),
      common_services: included.map((common_service) => ({ common_service, quantity: 1 })),
    },
    { signal },
  )
  return quote && { day: arrival, amount: quote.total - quote.stay_tax }
}
