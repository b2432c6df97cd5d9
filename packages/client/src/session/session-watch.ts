import type { Session } from './session.ts'

/** docs/contract.md, Sign-in. */
const checkEveryMs = 60_000

type Watched = Pick<Session, 'token' | 'isStored' | 'isAlive' | 'clear' | 'subscribe'>

/** Checks a session at start and every 60 s: an expired one is removed, `onEnd` is called once, and the timer rests. */
export function everyMinute(session: Watched, onEnd: (token: string) => void): () => void {
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
