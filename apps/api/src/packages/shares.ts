import type { SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import type { AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import type { CommonServiceRequest, PriceLine } from '@dvor/contract/pricing/quotes.ts'

/** The requested common services with those that a package includes. */
export function withPackageServices(
  { common_services }: { common_services: readonly CommonServiceRequest[] },
  sold: SoldPackage | null,
): readonly CommonServiceRequest[] {
  const serviceIds = new Set(common_services.map(({ common_service }) => common_service))
  const added = (sold?.commonServices ?? []).filter((id) => !serviceIds.has(id))
  return [...common_services, ...added.map((common_service) => ({ common_service, quantity: 1 }))]
}

/** Slot services with the amounts of their lines, where these are parts of a package. */
export const withShares = (
  services: readonly AgreedSlotService[],
  lines: readonly PriceLine[],
): AgreedSlotService[] =>
  services.map((service) => {
    const { service_slot, day } = service
    const isOf = ({ occurrence, in_package }: PriceLine) =>
      in_package && occurrence?.service_slot === service_slot && occurrence.day === day
    const ownLines = lines.filter(isOf)
    const amount = ownLines.reduce((sum, line) => sum + line.amount, 0)
    return ownLines.length > 0 ? { ...service, unit_price: amount, amount, in_package: true } : service
  })

/**
 * A service at another time: a part of a package keeps its share, and persons beyond the party pay today's price. Fewer
 * persons change nothing, because a package is sold as a whole. @param party persons of the stays who take part
 */
export function keptShare(
  now: AgreedSlotService,
  before: AgreedSlotService | undefined,
  party: number,
): AgreedSlotService {
  if (!before?.in_package) return now
  const perPerson = now.amount === now.unit_price ? 0 : now.unit_price
  const amount = before.amount + Math.max(0, now.persons - Math.max(before.persons, party)) * perPerson
  return { ...now, unit_price: amount, amount, in_package: true }
}
