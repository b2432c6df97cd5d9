import type { Call, CallTable } from './call.ts'
import { eInvoiceCalls } from './e-invoices.ts'

const areas: readonly CallTable[] = [eInvoiceCalls]

/** Every call beside those of collections. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area))
