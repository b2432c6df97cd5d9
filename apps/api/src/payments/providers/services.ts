import type { Services } from '../../services.ts'

/** Services for payments beside those of the booking: the secret for signatures, and the gateways. */
export type PaymentServices = Pick<
  Services,
  'clock' | 'publicUrl' | 'appSecret' | 'sandboxAllowed' | 'stripe' | 'stripeApi'
> & { log: Pick<Services['log'], 'warn' | 'error'> }
