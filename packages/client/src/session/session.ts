import type { AccessClaims, TokenPair } from '@dvor/contract/accounts/auth.ts'
import { claimsOf } from './claims.ts'
import { isSessionAlive, sessionKeys, storedToken, unquoted } from './stored-token.ts'

/** docs/contract.md, Sign-in. */
const checkEveryMs = 60_000

/** Without "remember me" a session ends an hour after login (docs/contract.md, Sign-in). */
const shortSessionMs = 3_600_000

export interface SessionOptions {
  /** Milliseconds since 1970; the platform's clock by default. */
  now?: () => number
  /** Source of `storage` events, by which other tabs report signing in and out. */
  events?: EventTarget
}

export interface Session {
  /** The bearer, without quote marks. */
  token(): string | null
  refreshToken(): string | null
  /** Whether anything of a session is stored, also one that has ended. */
  isStored(): boolean
  /** The signed-in user from the token; null without a live session. */
  claims(): AccessClaims | null
  /** Whether there is a token that has not expired. */
  isAlive(): boolean
  /** Starts a session: an hour, or with `remember` until the token's own expiry claim. */
  begin(pair: TokenPair, remember: boolean): void
  /** Stores refreshed tokens; the expiry stays. */
  keep(pair: TokenPair): void
  /** Ends the session here: removes both tokens and the expiry. */
  clear(): void
  /** Calls the listener after a sign-in or sign-out in this tab or another. @returns a function that stops it */
  subscribe(listener: () => void): () => void
  /**
   * Checks now and every 60 s while there is a session; when it has ended, removes it and calls `onEnd` once with its
   * token. Rests without a session and goes on with the next. @returns a function that stops it
   */
  watch(onEnd: (token: string) => void): () => void
}

/** The session of a browser, stored in its local storage (or in an object with the same methods). */
export function createSession(storage: Storage, { now = Date.now, events }: SessionOptions = {}): Session {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  events?.addEventListener('storage', notify)

  const token = () => storedToken(storage)
  const isStored = () => Object.values(sessionKeys).some((key) => storage.getItem(key) !== null)
  const isAlive = () => isSessionAlive(storage, now())

  function keep(pair: TokenPair): void {
    storage.setItem(sessionKeys.access, pair.accessToken)
    storage.setItem(sessionKeys.refresh, pair.refreshToken)
    notify()
  }

  function clear(): void {
    for (const key of Object.values(sessionKeys)) storage.removeItem(key)
    notify()
  }

  function begin(pair: TokenPair, remember: boolean): void {
    const claimed = (claimsOf(pair.accessToken)?.exp ?? 0) * 1000
    storage.setItem(sessionKeys.expiry, String(remember ? claimed : now() + shortSessionMs))
    keep(pair)
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    token,
    isStored,
    refreshToken: () => unquoted(storage.getItem(sessionKeys.refresh)),
    claims: () => (isAlive() ? claimsOf(token()) : null),
    isAlive,
    begin,
    keep,
    clear,
    subscribe,
    watch: (onEnd) => everyMinute({ token, isStored, isAlive, clear, subscribe }, onEnd),
  }
}

type Watched = Pick<Session, 'token' | 'isStored' | 'isAlive' | 'clear' | 'subscribe'>

/** Checks a session at start and every 60 s: an expired one is removed, `onEnd` is called once, and the timer rests. */
function everyMinute(session: Watched, onEnd: (token: string) => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function rest(): void {
    clearInterval(timer)
    timer = undefined
  }

  function check(): void {
    if (session.isAlive()) {
      timer ??= setInterval(check, checkEveryMs)
      return
    }
    rest()
    const token = session.token()
    // Also what is left of a session without a token: an expiry, a refresh token (docs/contract.md, Sign-in).
    if (session.isStored()) session.clear()
    if (token !== null) onEnd(token)
  }

  check()
  const unsubscribe = session.subscribe(() => (session.isAlive() ? check() : rest()))
  return () => {
    rest()
    unsubscribe()
  }
}
