import type { AccountOptions, AccountServices } from './accounts/services.ts'
import type { GatewayOptions } from './payments/providers/services.ts'
import type { SampleOptions } from './sample/fill-sample.ts'
import type { UploadServices } from './uploads/services.ts'

/** The services of all modules, made once for each API. */
export interface ApiServices
  extends AccountOptions, AccountServices, UploadServices, GatewayOptions, SampleOptions {
  readonly orderPullTimeoutMs?: number
  readonly webhookTimeoutMs?: number
}
