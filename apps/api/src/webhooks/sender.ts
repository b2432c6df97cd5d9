import type { Services } from '../platform/services.ts'
import { claimNext, findWebhook, listDueWebhooks } from './delivery-queries.ts'
import { expandChanges } from './expand-changes.ts'
import { recordAttempt } from './record-attempt.ts'
import { sendDelivery, type Attempted, type WebhookServices } from './send-delivery.ts'

type Needs = WebhookServices & Pick<Services, 'db'> & { notifications: Pick<Services['notifications'], 'on'> }

/** Sent by the triggers that note changes (migration `webhooks`). */
const channel = 'webhooks'
const sweepMs = 30_000

/** Statuses by which a receiver says that it is overloaded or away, so that its other deliveries wait, too. */
const overloaded = new Set<number | null>([null, 429, 502, 503, 504])

/**
 * Sends events to webhooks beside the requests: woken when a change is noted, and every 30 seconds for repetitions.
 * Each webhook has a line of its own, so that one which never answers holds up no other. Several processes may run one.
 */
export class WebhookSender {
  readonly #needs: Needs
  readonly #lines = new Map<string, Promise<void>>()
  #round: Promise<void> = Promise.resolve()
  #isWaiting = false
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

  /** Begins to send what is due, now or after the round that is under way. */
  wake(): void {
    if (this.#isWaiting || this.#stopped) return
    this.#isWaiting = true
    this.#round = this.#round
      .then(() => {
        this.#isWaiting = false
        return this.#begin()
      })
      .catch((error: unknown) => this.#needs.log.error({ err: error }, 'sending to webhooks failed'))
  }

  /** Resolves when all that is due was tried. */
  async settle(): Promise<void> {
    await this.#round
    await Promise.all(this.#lines.values())
  }

  /** Ends after the attempts that are under way; what is claimed is sent by the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.settle()
  }

  async #begin(): Promise<void> {
    const { db, clock, publicUrl, log } = this.#needs
    while (await expandChanges(db, publicUrl));
    for (const id of await listDueWebhooks(db, clock.now())) {
      const before = this.#lines.get(id) ?? Promise.resolve()
      const line = before
        .then(() => this.#sendDue(id))
        .catch((error: unknown) => log.error({ err: error, webhook: id }, 'sending to a webhook failed'))
      this.#lines.set(id, line)
    }
  }

  /** Sends what is due to one webhook, until nothing is left or it does not answer. */
  async #sendDue(id: string): Promise<void> {
    while (!this.#stopped) if (!(await this.#sendNext(id))) return
  }

  /** @returns whether to go on with the next delivery */
  async #sendNext(id: string): Promise<boolean> {
    const { db, clock, log } = this.#needs
    const delivery = await claimNext(db, id, clock.now())
    if (!delivery) return false
    const attempted: Attempted = await sendDelivery(db, delivery, await findWebhook(db, id), this.#needs)
    const { state, status, problem } = attempted
    if (state !== 'delivered')
      log.warn(
        { webhook: id, delivery: delivery.id, attempts: delivery.attempts, status, problem },
        'not delivered',
      )
    await recordAttempt(db, delivery, attempted, this.#needs)
    return state === 'delivered' || !overloaded.has(status)
  }
}
