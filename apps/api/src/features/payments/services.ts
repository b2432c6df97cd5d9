import type { Services } from '../../services.ts'

/** What paying needs beside the booking's own: the secret that signs, and whether trial payments are allowed. */
export type PaymentServices = Pick<Services, 'clock' | 'publicUrl' | 'appSecret' | 'sandboxAllowed'>
