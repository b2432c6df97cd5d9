import type { Clock } from '../platform/clock.ts'

/** The moment at which the clock of a test stands first. */
export const startOfTests = '2027-03-10T09:00:00Z'

/** A clock that stands still until it is set. */
export class TestClock implements Clock {
  #now: Date
  constructor(now: string) {
    this.#now = new Date(now)
  }
  now(): Date {
    return new Date(this.#now)
  }
  set(now: string): void {
    this.#now = new Date(now)
  }
  advanceMinutes(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000)
  }
}
