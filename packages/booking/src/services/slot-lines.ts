import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { BookedOccurrence, ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { VatKind } from '@dvor/contract/pricing/quotes.ts'
import type { OfferedSlot } from './slots.ts'

/** The data of a booked slot service for its price; frozen when it is booked. Amounts in cents. */
export interface AgreedSlotService extends BookedOccurrence {
  title: string
  unit_price: number
  amount: number
  vat_kind: VatKind
  /** Whether the amount is a part of a package. */
  in_package?: boolean
}

/** Price of a request for a slot today: per person, or once for the whole group. */
export function agreedSlotService(
  { slot, service }: OfferedSlot,
  request: ServiceRequest,
): AgreedSlotService {
  return {
    service_slot: slot.id,
    day: request.day,
    time_from: slot.time_from,
    time_to: slot.time_to,
    persons: request.persons,
    title: service.title,
    unit_price: service.price,
    amount: service.price * (service.price_unit === 'group' ? 1 : request.persons),
    vat_kind: service.vat_kind,
    in_package: false,
  }
}

/** Lines of booked slot services, by day and time. */
export function slotLines(agreed: readonly AgreedSlotService[]): PriceLine[] {
  const when = ({ day, time_from }: AgreedSlotService) => `${day} ${time_from}`
  return agreed.toSorted((a, b) => when(a).localeCompare(when(b), 'en')).map(slotLine)
}

function slotLine({
  title,
  unit_price,
  amount,
  vat_kind,
  in_package,
  ...rest
}: AgreedSlotService): PriceLine {
  const { service_slot, day, time_from, time_to, persons } = rest
  return {
    kind: 'service',
    label: title,
    rule: null,
    accommodation_unit: null,
    quantity: amount === unit_price ? 1 : persons,
    first_night: null,
    last_night: null,
    unit_price,
    amount,
    vat_kind,
    occurrence: { service_slot, day, time_from, time_to, persons },
    ...(in_package && { in_package }),
  }
}
