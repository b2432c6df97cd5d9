import type { Clock } from '../../platform/clock.ts'
import { Sealer } from '../../platform/sealer.ts'
import { fullCost, PasswordCheck, type PasswordCost } from './passwords.ts'
import { SessionCache } from './session-cache.ts'
import { Tokens } from './tokens.ts'

const factorPurpose = 'secrets of second factors'

/** What signing in needs beside the database; made once per process. */
export interface SignInKit {
  readonly tokens: Tokens
  readonly sessions: SessionCache
  readonly check: PasswordCheck
  readonly cost: PasswordCost
  /** Seals the secrets that are shared with people's applications. */
  readonly factorSecrets: Sealer
}

export function createSignInKit(appSecret: string, clock: Clock, cost: PasswordCost = fullCost): SignInKit {
  return {
    tokens: new Tokens(appSecret, clock),
    sessions: new SessionCache(),
    check: new PasswordCheck(cost),
    cost,
    factorSecrets: new Sealer(appSecret, factorPurpose),
  }
}
