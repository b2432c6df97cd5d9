import type { Services } from '../services.ts'

/** What the register needs: the time, and the secret that its numbers are sealed with. */
export type RegisterServices = Pick<Services, 'clock' | 'appSecret'>
