import { createWaitingLine } from './waiting-line.ts'

/** Requests in progress from which visitors wait; more only make each of them slower. */
export const mostInProgress = 24
/** Requests in progress below which nobody waits: where few ask, a late event loop is no rush, but other work. */
export const fewestInRush = 6
/** Delay of the event loop (ms) from which visitors wait. */
const lateMs = 150
/** Delay below which there is room for more. */
const calmMs = 40
export const tickMs = 250
/** Calm ticks without anybody waiting after which the rush is over. */
const calmTicks = 8
const fewestASecond = 2

/** Standing of a visitor: visitors who have come further are served longer. */
export type Standing = 'new' | 'admitted' | 'ordering'

/** How many times `mostInProgress` may be in progress when a request of this standing is still begun. */
const loadFactor: Readonly<Record<Standing, number>> = { new: 1, admitted: 2, ordering: 8 }

/** Decides who is served while more visitors come than the process can serve. */
export interface Admission {
  /** Whether visitors wait at present. */
  readonly isRush: boolean
  readonly waiting: number
  /** Whether a request may begin now. */
  allows(standing: Standing): boolean
  /** Gives a turn, or says whether a given one has been reached. */
  enter(turn: number | undefined): { readonly turn: number; readonly isReached: boolean }
  /** Seconds after which a visitor with this turn should ask again, and until the turn comes, as far as known. */
  timesFor(turn: number): { readonly againSeconds: number; readonly waitSeconds: number }
  /** Counts a request that has begun; the returned function counts its end. */
  begin(): () => void
  /** To be called every `tickMs`. */
  tick(): void
}

interface AdmissionOptions {
  /** How late the event loop runs, in milliseconds. */
  readonly delayMs: () => number
  readonly now: () => number
}

/**
 * Lets visitors in by their turns, faster while the process is calm and slower while it is late: the rate grows by
 * steps and falls by shares, as the windows of TCP do. It begins with what was served before the rush.
 */
export function createAdmission({ delayMs, now }: AdmissionOptions): Admission {
  const line = createWaitingLine()
  let [inProgress, served, servedASecond, rate, calm] = [0, 0, 0, fewestASecond, 0]
  let isRush = false

  const isFull = () => inProgress >= mostInProgress || (inProgress >= fewestInRush && delayMs() >= lateMs)
  const isCalm = () => inProgress < fewestInRush || (inProgress < mostInProgress / 2 && delayMs() < calmMs)
  const start = () => {
    isRush = true
    calm = 0
    // A visitor reads more than one page.
    rate = Math.max(fewestASecond, servedASecond / 4)
  }
  const steer = () => {
    if (isFull()) rate = Math.max(fewestASecond, rate * 0.9)
    else if (isCalm()) rate += 0.25 + rate * 0.02
    line.admit((rate * tickMs) / 1000, now())
    calm = isCalm() && line.waiting === 0 ? calm + 1 : 0
    if (calm >= calmTicks) isRush = false
  }
  return {
    get isRush() {
      return isRush
    },
    get waiting() {
      return line.waiting
    },
    allows(standing) {
      if (!isRush && isFull()) start()
      if (standing === 'new' && isRush) return false
      return inProgress < mostInProgress * loadFactor[standing]
    },
    enter(given) {
      const turn = given ?? line.join(now())
      return { turn, isReached: line.hasReached(turn) || !isRush }
    },
    timesFor(turn) {
      const waitSeconds = Math.ceil(line.ahead(turn) / rate)
      // Their seconds differ, so that those who came together do not ask together again.
      const spread = turn % 3
      return { waitSeconds, againSeconds: Math.min(30, Math.max(3, Math.ceil(waitSeconds / 3))) + spread }
    },
    begin() {
      inProgress++
      return () => {
        inProgress--
        served++
      }
    },
    tick() {
      servedASecond = servedASecond * 0.7 + ((served * 1000) / tickMs) * 0.3
      served = 0
      if (isRush) steer()
    },
  }
}
