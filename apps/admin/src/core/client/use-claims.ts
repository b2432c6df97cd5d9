import type { AccessClaims } from '@dvor/contract/accounts/auth.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { claimsOf } from '@dvor/client/session/claims.ts'
import { session } from './api.ts'

/** Claims of the signed-in user, null without a session; follows sign-in, refresh and sign-out. */
export function useClaims(): AccessClaims | null {
  const token = useSyncExternalStore(session.subscribe, session.token)
  return useMemo(() => claimsOf(token), [token])
}
