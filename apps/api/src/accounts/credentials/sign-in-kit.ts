import type { AppSecret } from '../../platform/keys.ts'
import type { Clock } from '../../platform/clock.ts'
import { Sealer } from '../../platform/sealer.ts'
import { KnownDevices } from './known-device.ts'
import { fullCost, PasswordCheck, type PasswordCost } from './passwords.ts'
import { SessionCache } from './session-cache.ts'
import { Tokens } from './tokens.ts'

/** Seals the secrets shared with authenticator apps, bound to the account. */
export const factorSealer = (appSecret: AppSecret): Sealer =>
  new Sealer(appSecret, 'secrets of second factors')

/** Services of sign-in beside the database; created once per process. */
export interface SignInKit {
  readonly tokens: Tokens
  readonly sessions: SessionCache
  readonly check: PasswordCheck
  readonly cost: PasswordCost
  /** Browsers in which an account has signed in before. */
  readonly devices: KnownDevices
  /** Seals the secrets shared with authenticator apps. */
  readonly factorSecrets: Sealer
}

/** Makes the kit; its keys are derived from the secret of the installation. */
export function createSignInKit(
  appSecret: AppSecret,
  clock: Clock,
  cost: PasswordCost = fullCost,
): SignInKit {
  return {
    tokens: new Tokens(appSecret, clock),
    sessions: new SessionCache(),
    check: new PasswordCheck(cost),
    cost,
    devices: new KnownDevices(appSecret),
    factorSecrets: factorSealer(appSecret),
  }
}
