import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { CommonServiceRequest, PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { CommonService } from './service-rows.ts'
import { groupPrice, isServed, serviceGroups, type ServedStays, type ServiceGroup } from './service-groups.ts'

/** Requested quantity; 0 without a request. */
function requested(service: CommonService, requests: readonly CommonServiceRequest[]): number {
  return requests
    .filter((request) => request.common_service === service.id)
    .reduce((sum, request) => sum + request.quantity, 0)
}

/** How a service is counted. */
export type Counted = Pick<CommonService, 'price_unit' | 'per_unit'>

/**
 * Billed quantity of a service for one group of persons. Things (a dog, a cot) are multiplied by the requested
 * quantity; services per person are for the whole party, whatever quantity was requested. Only services per person have
 * groups besides the full price.
 */
export function billedQuantity(
  { price_unit, per_unit }: Counted,
  quantity: number,
  { ageLabel, count }: Pick<ServiceGroup, 'ageLabel' | 'count'>,
): number {
  if (ageLabel !== null && price_unit !== 'person' && price_unit !== 'person_night') return 0
  switch (price_unit) {
    case 'stay':
      return per_unit ? quantity * count.units : quantity
    case 'piece':
      return quantity
    case 'night':
      return quantity * count.nights
    case 'person':
      return count.persons
    case 'person_night':
      return count.personNights
  }
}

/** The line of a service at today's price, for those who pay in full or for the children of one price. */
export function serviceLine(service: CommonService, quantity: number, group: ServiceGroup): PriceLine {
  const { ageLabel } = group
  const unit_price = groupPrice(service, group)
  const line = {
    kind: 'common_service' as const,
    label: ageLabel === null ? service.title : `${service.title}, ${ageLabel.toLowerCase()}`,
    rule: null,
    accommodation_unit: null,
    quantity,
    first_night: null,
    last_night: null,
    unit_price,
    amount: unit_price * quantity,
    vat_kind: service.vat_kind,
    common_service: service.id,
    price_unit: service.price_unit,
  }
  return ageLabel === null ? line : { ...line, age_label: ageLabel }
}

/** Lines of a service at today's price. Children who pay nothing have no line. */
export function serviceLines(service: CommonService, quantity: number, served: ServedStays): PriceLine[] {
  return serviceGroups(service, served).flatMap((group) => {
    const line = serviceLine(service, billedQuantity(service, quantity, group), group)
    return group.ageLabel === null || line.amount > 0 ? [line] : []
  })
}

/** Cents of a service at today's price. */
export const serviceAmount = (service: CommonService, quantity: number, served: ServedStays): number =>
  serviceLines(service, quantity, served).reduce((sum, { amount }) => sum + amount, 0)

/** A common service of a reservation, with its lines: several where a part of it was added at another price. */
export interface BilledService {
  /** Null once the service is deleted. */
  common_service: string | null
  title: string
  /** Requested quantity. */
  quantity: number
  mandatory: boolean
  lines: PriceLine[]
}

/**
 * Services of a reservation in the owner's order: the requested ones, and with a stay every mandatory one (at least
 * once).
 */
export function billedServices(
  services: readonly CommonService[],
  requests: readonly CommonServiceRequest[],
  served: ServedStays,
): BilledService[] {
  const hasStay = served.stays.length > 0
  return services
    .filter((service) => service.active && isServed(service, served.stays))
    .map((service) => ({
      service,
      asked: Math.max(requested(service, requests), service.mandatory && hasStay ? 1 : 0),
    }))
    .filter(({ asked }) => asked > 0)
    .map(({ service, asked }) => ({
      common_service: service.id,
      title: service.title,
      quantity: asked,
      mandatory: service.mandatory,
      lines: serviceLines(service, asked, served),
    }))
}

/** Issues of the requests: a service that is not offered, not in these units, or more than its maximum. */
export function serviceIssues(
  services: readonly CommonService[],
  requests: readonly CommonServiceRequest[],
  stays: readonly StayRequest[],
): FieldIssue[] {
  return requests.flatMap((request, index): FieldIssue[] => {
    const service = services.find((one) => one.id === request.common_service && one.active)
    const path = `common_services.${index}`
    if (!service) return [{ path: `${path}.common_service`, code: 'not_found' }]
    if (!isServed(service, stays)) return [{ path: `${path}.common_service`, code: 'not_in_unit' }]
    const most = service.max_quantity ?? Number.POSITIVE_INFINITY
    return requested(service, requests) > most ? [{ path: `${path}.quantity`, code: 'too_big' }] : []
  })
}
