import { methodsFor } from '@dvor/booking/money/payment-methods.ts'
import { isPrepaid } from '@dvor/booking/pricing/plans/rate-plan.ts'
import { isTransferOffered } from '@dvor/booking/reservation/deadlines.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Quote } from '../../pricing/quote.ts'
import { readSettings } from '../../property/settings.ts'
import { hasUsableAccount } from '../../property/bank-transfer/reservation-transfer.ts'
import { onlineMethodsOffered, type ProviderSetup } from './providers.ts'
import type { PaymentServices } from './services.ts'

/**
 * Payment methods available for an arrival on this day: cards with a gateway, the trial gateway only in sample mode or
 * where the operator allows it, a transfer only with an account and a day to spare, on site if the settings allow it.
 */
export async function listOfferedMethods(
  db: Db,
  arrival: string | null,
  services: ProviderSetup & Pick<PaymentServices, 'clock'>,
): Promise<PaymentMethod[]> {
  const { today } = momentOf(services.clock.now())
  return offeredMethods(await readSettings(db), today, arrival, services)
}

/** The same, with settings and today's day already read. */
export function offeredMethods(
  settings: Settings,
  today: string,
  arrival: string | null,
  services: ProviderSetup,
): PaymentMethod[] {
  const methods = onlineMethodsOffered(settings, services)
  if (hasUsableAccount(settings) && isTransferOffered(today, arrival)) methods.push('transfer')
  if (settings.on_site_allowed) methods.push('on_site')
  return methods
}

/**
 * Refuses a method that is not offered for this arrival and rate plan. @throws ApiError `payment_method_unavailable`
 */
export function refuseMethod(
  method: PaymentMethod,
  arrival: string | null,
  { settings, moment, plan }: Pick<Quote, 'settings' | 'moment' | 'plan'>,
  services: ProviderSetup,
): void {
  const offered = offeredMethods(settings, moment.today, arrival, services)
  if (methodsFor(offered, isPrepaid(plan)).includes(method)) return
  throw new ApiError('payment_method_unavailable', 'This way of paying is not offered', {
    fields: [{ path: 'payment_method', code: 'invalid_choice' }],
  })
}
