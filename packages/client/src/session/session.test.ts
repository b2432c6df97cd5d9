import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimsOf } from './claims.ts'
import { createSession } from './session.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'
import { someClaims, tokenOf } from '../testing/tokens.ts'

const start = 1_790_000_000_000
const minute = 60_000

let storage: MemoryStorage

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  storage = new MemoryStorage()
})
afterEach(() => {
  vi.useRealTimers()
})

const pair = () => ({ accessToken: tokenOf(), refreshToken: 'r1' })
const stored = () => ['accessToken', 'refreshToken', 'expirationTime'].map((key) => storage.getItem(key))

describe('a session', () => {
  it('without "remember me" lasts an hour from login', () => {
    const session = createSession(storage)
    session.begin(pair(), false)
    expect(stored()).toEqual([tokenOf(), 'r1', String(start + 60 * minute)])
    vi.setSystemTime(start + 60 * minute - 1)
    expect(session.isAlive()).toBe(true)
    vi.setSystemTime(start + 60 * minute)
    expect(session.isAlive()).toBe(false)
    expect(session.claims()).toBeNull()
  })

  it('with it lasts until the token’s own expiry claim', () => {
    createSession(storage).begin(pair(), true)
    expect(storage.getItem('expirationTime')).toBe(String(someClaims.exp * 1000))
  })

  it('keeps its expiry when tokens are refreshed', () => {
    const session = createSession(storage)
    session.begin(pair(), false)
    session.keep({ accessToken: 'a2', refreshToken: 'r2' })
    expect(stored()).toEqual(['a2', 'r2', String(start + 60 * minute)])
  })

  it('reads tokens without quote marks', () => {
    storage.setItem('accessToken', '"abc"')
    storage.setItem('refreshToken', '"def"')
    const session = createSession(storage)
    expect([session.token(), session.refreshToken()]).toEqual(['abc', 'def'])
  })

  it('reads its user, and null from an invalid token', () => {
    const session = createSession(storage)
    expect(session.claims()).toBeNull()
    session.begin(pair(), true)
    expect(session.claims()).toEqual(someClaims)
    expect(['', 'x', 'a.b.c', tokenOf({ role: 'root' as 'admin' })].map(claimsOf)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the check', () => {
  it('at start removes an expired session and reports once', () => {
    const session = createSession(storage)
    session.begin(pair(), false)
    vi.setSystemTime(start + 61 * minute)
    const ended = vi.fn()
    session.watch(ended)
    expect(stored()).toEqual([null, null, null])
    expect(ended).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('every 60 seconds finds the end, then the timer stops', () => {
    const session = createSession(storage)
    session.begin(pair(), false)
    const ended = vi.fn()
    session.watch(ended)
    vi.advanceTimersByTime(59 * minute)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(minute)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(stored()).toEqual([null, null, null])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('treats a missing expiry as over', () => {
    storage.setItem('accessToken', tokenOf())
    const ended = vi.fn()
    createSession(storage).watch(ended)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(storage.getItem('accessToken')).toBeNull()
  })

  it('removes what is left of a session whose token is missing, without a report', () => {
    storage.setItem('refreshToken', 'r1')
    storage.setItem('expirationTime', String(start + minute))
    const ended = vi.fn()
    createSession(storage).watch(ended)
    expect([stored(), ended.mock.calls.length, vi.getTimerCount()]).toEqual([[null, null, null], 0, 0])
  })

  it('stops without a report when another tab emptied the storage', () => {
    const session = createSession(storage)
    session.begin(pair(), false)
    const ended = vi.fn()
    session.watch(ended)
    storage.clear()
    vi.advanceTimersByTime(minute)
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('does not run without a session, starts with the next one and stops on demand', () => {
    const session = createSession(storage)
    const ended = vi.fn()
    const stop = session.watch(ended)
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
    session.begin(pair(), false)
    expect(vi.getTimerCount()).toBe(1)
    session.keep(pair())
    expect(vi.getTimerCount()).toBe(1)
    session.clear()
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
    session.begin(pair(), false)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on in this tab when another one signs in', () => {
    const events = new EventTarget()
    const session = createSession(storage, { events })
    const listener = vi.fn()
    session.subscribe(listener)
    session.watch(vi.fn())
    createSession(storage).begin(pair(), false)
    events.dispatchEvent(new Event('storage'))
    expect([listener.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1])
  })
})
