import { isTransferOffered } from '@dvor/booking/reservation/deadlines.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Settings } from '../../db/schema/property/global-settings.ts'
import type { Db } from '../../db/database.ts'
import { readSettings } from '../../property/settings.ts'
import { hasUsableAccount } from '../../property/bank-transfer/reservation-transfer.ts'
import { stripeKeys } from './stored-keys.ts'
import type { PaymentServices } from './services.ts'

/** Whether the guest is redirected to a gateway at once. */
export const isOnline = (method: PaymentMethod): boolean => method === 'card' || method === 'sandbox'

type Known = Pick<PaymentServices, 'appSecret' | 'sandboxAllowed' | 'stripe' | 'stripeApi'>

/**
 * Payment methods available for an arrival on this day: cards with a gateway, the trial gateway only in sample mode or
 * where the operator allows it, a transfer only with an account and a day to spare, on site if the settings allow it.
 */
export async function listOfferedMethods(
  db: Db,
  arrival: string | null,
  services: Known & Pick<PaymentServices, 'clock'>,
): Promise<PaymentMethod[]> {
  const { today } = momentOf(services.clock.now())
  return offeredMethods(await readSettings(db), today, arrival, services)
}

/** The same, with settings and today's day already read. */
export function offeredMethods(
  settings: Settings,
  today: string,
  arrival: string | null,
  services: Known,
): PaymentMethod[] {
  const methods: PaymentMethod[] = []
  if (stripeKeys(settings, services)) methods.push('card')
  if (settings.sample_mode || services.sandboxAllowed) methods.push('sandbox')
  if (hasUsableAccount(settings) && isTransferOffered(today, arrival)) methods.push('transfer')
  if (settings.on_site_allowed) methods.push('on_site')
  return methods
}
