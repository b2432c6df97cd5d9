import { accessClaims, type AccessClaims } from '@dvor/contract/accounts/auth.ts'

function payloadOf(token: string): unknown {
  const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * What an access token says of its user; null when it is none of ours. Only for showing: the server alone
 * checks the signature and decides.
 */
export function claimsOf(token: string | null): AccessClaims | null {
  if (!token) return null
  try {
    return accessClaims.parse(payloadOf(token))
  } catch {
    return null
  }
}
