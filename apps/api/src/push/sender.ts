import type { Services } from '../platform/services.ts'
import { claimMessage, sendMessage, type PushServices } from './send-message.ts'

type Needs = PushServices & { notifications: Pick<Services['notifications'], 'on'> }

/** Sent by the triggers that write notices (migration `push`). */
const channel = 'push'
const sweepMs = 30_000

/** Sends notices to devices beside the requests: woken when one is written, and every 30 seconds for repetitions. */
export class PushSender {
  readonly #needs: Needs
  #round: Promise<void> = Promise.resolve()
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** To be called before the notifications start, so that none is missed. */
  start(): void {
    this.#needs.notifications.on(channel, () => this.wake())
    this.#timer = setInterval(() => this.wake(), sweepMs).unref()
    this.wake()
  }

  /** Begins to send what is due, after the round that is under way. */
  wake(): void {
    this.#round = this.#round
      .then(() => this.#sendDue())
      .catch((error: unknown) => this.#needs.log.error({ err: error }, 'sending notices failed'))
  }

  /** Resolves when all that is due was tried. */
  settle(): Promise<void> {
    return this.#round
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.settle()
  }

  async #sendDue(): Promise<void> {
    const { db, clock } = this.#needs
    while (!this.#stopped) {
      const message = await claimMessage(db, clock.now())
      if (!message) return
      await sendMessage(this.#needs, message)
    }
  }
}
