import type { Services } from '../../services.ts'

/** What paying needs beside the booking's own: the secret that signs, and which gateways there are. */
export type PaymentServices = Pick<
  Services,
  'clock' | 'publicUrl' | 'appSecret' | 'sandboxAllowed' | 'stripe' | 'stripeApi'
> & { log: Pick<Services['log'], 'warn' | 'error'> }
