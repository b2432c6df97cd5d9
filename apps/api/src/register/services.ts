import type { Services } from '../platform/services.ts'

/** Services for the register: the clock, and the secret that seals its numbers. */
export type RegisterServices = Pick<Services, 'clock' | 'appSecret'>
