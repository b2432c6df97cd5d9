import { Guests, type BookableProperty } from '../../faults/guests.ts'
import { delay, repeat, type Repeated } from '../../load/waiting.ts'

const lanes = 6
/** Between two guests of a lane; leaves the machine time for other work. */
const restMs = 60
/** Rounds of stays for one load; more than it can book. */
const roundsOfLoad = 12

/** Guests who book until they are stopped, each through all its repetitions. */
export class BookingLoad {
  readonly guests: Guests
  readonly #lanes: Repeated

  /** `nth` numbers the loads of a property, so that none wants another's nights. */
  constructor(property: BookableProperty, nth: number, order = { mayBreak: false }) {
    this.guests = new Guests(property, order)
    this.#lanes = repeat(lanes, restMs, (guest) => this.guests.book(guest, nth * roundsOfLoad))
  }

  /** Waits until so many more guests have their answer. */
  async untilBooked(more: number): Promise<void> {
    const wanted = this.guests.booked.size + more
    while (this.guests.booked.size < wanted) await delay(20)
  }

  /** Ends when every guest that has begun has an answer. */
  async stop(): Promise<void> {
    await this.#lanes.stop()
    await this.guests.untilReady()
    this.guests.close()
  }

  /** The longest time (ms) from `since` on during which no guest got an answer. */
  longestPauseMs(since: number): number {
    const moments = [...this.guests.booked.values()].map(({ at }) => at).toSorted((a, b) => a - b)
    const pauses = moments.map((at, index) => (at < since ? 0 : at - (moments[index - 1] ?? since)))
    return Math.max(0, ...pauses)
  }
}
