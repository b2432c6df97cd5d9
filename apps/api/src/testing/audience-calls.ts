import type { Audience } from './collection-readers.ts'
import { voucherCalls } from './voucher-access.ts'

/** Every call beside the collections, by audience. A new route must be added here. */
export const audienceCalls: Record<Audience, string[]> = {
  everyone: [
    ...voucherCalls.everyone,
    'GET /openapi.json',
    'GET /docs',
    'GET /docs/',
    'GET /docs/js/scalar.js',
  ],
  public: [],
  signedIn: [],
  admins: [...voucherCalls.admins],
}
