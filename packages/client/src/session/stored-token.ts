/** Storage keys of a session between visits; the first two names are those of docs/contract.md, Sign-in. */
export const sessionKeys = {
  access: 'accessToken',
  refresh: 'refreshToken',
  /** Milliseconds since 1970. */
  expiry: 'expirationTime',
} as const

type Readable = Pick<Storage, 'getItem'>

/** Some clients store the token as JSON: it is sent without its quote marks (docs/contract.md, Sign-in). */
export const unquoted = (value: string | null): string | null => value?.replaceAll('"', '') || null

/** Whether a session is stored that has a token and has not expired. @param now milliseconds since 1970 */
export const isSessionAlive = (storage: Readable, now: number): boolean =>
  storedToken(storage) !== null && Number(storage.getItem(sessionKeys.expiry)) > now

/** The stored access token without quote marks, also one that has expired; null without one. */
export const storedToken = (storage: Readable): string | null => unquoted(storage.getItem(sessionKeys.access))

/** The bearer for a call: the token of a live session; null without one. @param now milliseconds since 1970 */
export const bearerIn = (storage: Readable, now: number): string | null =>
  isSessionAlive(storage, now) ? storedToken(storage) : null
