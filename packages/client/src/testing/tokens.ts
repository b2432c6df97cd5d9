import type { AccessClaims } from '@dvor/contract/accounts/auth.ts'

export const someClaims: AccessClaims = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'Ľubica',
  role: 'admin',
  confirmed: true,
  blocked: false,
  avatar: null,
  sid: '01900000-0000-7000-8000-000000000002',
  iat: 1_790_000_000,
  exp: 1_792_592_000,
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token in the server's form with an invalid signature, which no client can check. */
export function tokenOf(claims: Partial<AccessClaims> = {}): string {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...someClaims, ...claims })}.signature`
}
