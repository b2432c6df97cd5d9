import { billedServices } from '@dvor/booking/common-services.ts'
import { headcount } from '@dvor/booking/headcount.ts'
import type { Offer } from '../quotes/offer.ts'

/** Common services of an offer as rows: what was chosen and what is mandatory, each with its frozen amount. */
export function bookedServiceRows({ input, settings }: Pick<Offer, 'input' | 'settings'>) {
  const count = headcount(
    input.stays.map(({ wish }) => wish),
    settings.age_bands,
  )
  return billedServices(input.services, input.wishedServices, count).map(({ service, line }) => ({
    common_service: service.id,
    title: line.label,
    quantity: Math.max(1, wishedQuantity(input.wishedServices, service.id)),
    amount: line.amount,
    mandatory: service.mandatory,
  }))
}

function wishedQuantity(wishes: Offer['input']['wishedServices'], id: string): number {
  return wishes.filter((wish) => wish.common_service === id).reduce((sum, wish) => sum + wish.quantity, 0)
}
