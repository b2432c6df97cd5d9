import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { CommonServiceRequest, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Headcount } from '../stay/headcount.ts'
import type { CommonService } from '../stay/rows.ts'

/** Requested quantity; 0 without a request. */
function requested(service: CommonService, requests: readonly CommonServiceRequest[]): number {
  return requests
    .filter((request) => request.common_service === service.id)
    .reduce((sum, request) => sum + request.quantity, 0)
}

/**
 * Billed quantity of a service. Things (a dog, a cot) are multiplied by the requested quantity; services per person
 * are for the whole party, whatever quantity was requested.
 */
export function billedQuantity(
  { price_unit }: Pick<CommonService, 'price_unit'>,
  asked: number,
  count: Headcount,
): number {
  switch (price_unit) {
    case 'stay':
    case 'piece':
      return asked
    case 'night':
      return asked * count.nights
    case 'person':
      return count.persons
    case 'person_night':
      return count.personNights
  }
}

/** The line of a service at today's price. */
export function serviceLine(service: CommonService, quantity: number): PriceLine {
  return {
    kind: 'common_service',
    label: service.title,
    rule: null,
    accommodation_unit: null,
    quantity,
    first_night: null,
    last_night: null,
    unit_price: service.price,
    amount: service.price * quantity,
    vat_kind: service.vat_kind,
    common_service: service.id,
    price_unit: service.price_unit,
  }
}

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
  count: Headcount,
): BilledService[] {
  return services
    .filter((service) => service.active)
    .map((service) => ({
      service,
      asked: Math.max(requested(service, requests), service.mandatory && count.nights > 0 ? 1 : 0),
    }))
    .filter(({ asked }) => asked > 0)
    .map(({ service, asked }) => ({
      common_service: service.id,
      title: service.title,
      quantity: asked,
      mandatory: service.mandatory,
      lines: [serviceLine(service, billedQuantity(service, asked, count))],
    }))
}

/** Issues of the requests: a service that is not offered, or more than its maximum. */
export function serviceIssues(
  services: readonly CommonService[],
  requests: readonly CommonServiceRequest[],
): FieldIssue[] {
  return requests.flatMap((request, index): FieldIssue[] => {
    const service = services.find((one) => one.id === request.common_service && one.active)
    const path = `common_services.${index}`
    if (!service) return [{ path: `${path}.common_service`, code: 'not_found' }]
    const most = service.max_quantity ?? Number.POSITIVE_INFINITY
    return requested(service, requests) > most ? [{ path: `${path}.quantity`, code: 'too_big' }] : []
  })
}
