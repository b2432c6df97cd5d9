import { accessClaims, type AccessClaims } from '@dvor/contract/accounts/auth.ts'

function payloadOf(token: string): unknown {
  const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * The claims of an access token; null for any other text. Only for display: the server alone checks the signature and
 * decides.
 */
export function claimsOf(token: string | null): AccessClaims | null {
  if (!token) return null
  try {
    return accessClaims.parse(payloadOf(token))
  } catch {
    return null
  }
}
