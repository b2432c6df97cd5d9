import type { Services } from '../platform/services.ts'
import { isWithheld, withheld } from './limit-emails.ts'
import { messageOf, type MessageServices } from './message.ts'
import { claimNext, markFailed, markSent, readSender } from './outbox-queries.ts'
import { mailTransport, type ConfiguredTransport } from './configured-transport.ts'
import type { MailTransport } from './transport.ts'
import { outboxChannel, type OutgoingEmail } from './queries.ts'
import { nextAttempt } from './retry-times.ts'
import { describeFailure } from './send-failure.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'appSecret' | 'smtpUrl' | 'dataDir'> &
  MessageServices & {
    /** Whether e-mails to guests who have neither paid nor stayed are limited. */
    guestLimited?: boolean
    notifications: Pick<Services['notifications'], 'on'>
  }

/** Longer than the mail transport's timeout for one e-mail: an older claim belongs to a sender that has stopped. */
const claimMs = 5 * 60_000
const sweepMs = 30_000
/** How long closing waits for the e-mail that is being sent. */
const lastMailMs = 6_000

/**
 * Sends the e-mails of the outbox, one at a time, beside the requests: woken when one is written, and every 30 seconds
 * in case a wake-up was lost or a sender crashed. Several processes may run one each.
 */
export class EmailSender {
  readonly #needs: Needs
  readonly #given: ConfiguredTransport | undefined
  /** E-mails that were sent while the database could not record it; recorded before anything else is sent. */
  readonly #unnoted = new Map<string, { key: string; at: Date; sent: boolean }>()
  #running: Promise<void> | undefined
  #again = false
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  /** Without `transport`, environment and settings decide at each e-mail how it is sent. */
  constructor(needs: Needs, transport?: MailTransport) {
    this.#needs = needs
    this.#given = transport && { transport, sends: true }
  }

  /** To be called before the notifications start, so that none is missed. */
  start(): void {
    this.#needs.notifications.on(outboxChannel, () => this.wake())
    this.#timer = setInterval(() => this.wake(), sweepMs)
    this.#timer.unref()
    this.wake()
  }

  /** Sends due e-mails now, or right after the round that is under way. */
  wake(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return
    }
    this.#running = this.sendDue()
      .catch((error: unknown) => this.#needs.log.error({ err: error }, 'sending e-mails failed'))
      .then(() => {
        this.#running = undefined
        if (!this.#again) return
        this.#again = false
        this.wake()
      })
  }

  /** One round: sends all due e-mails in order, until none is left or the mail server is down. */
  async sendDue(): Promise<void> {
    const { db, clock } = this.#needs
    await this.#noteSent()
    for (;;) {
      if (this.#stopped) return
      const now = clock.now()
      const email = await claimNext(db, now, new Date(now.getTime() + claimMs))
      if (!email || !(await this.#send(email))) return
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    const waited = Promise.withResolvers<void>()
    const timer = setTimeout(waited.resolve, lastMailMs)
    await Promise.race([this.#running, waited.promise])
    clearTimeout(timer)
  }

  /** @returns whether to go on with the next e-mail */
  async #send(email: OutgoingEmail): Promise<boolean> {
    const { db, clock, log, guestLimited } = this.#needs
    if (guestLimited && (await isWithheld(db, email, clock))) {
      log.warn({ email: email.id, key: email.key }, 'e-mail withheld')
      await markFailed(db, email.id, withheld, clock.now(), null)
      return true
    }
    try {
      const { settings, ...from } = await readSender(db)
      const configured = this.#given ?? mailTransport(settings, this.#needs)
      const message = await messageOf(db, email, from, this.#needs)
      await configured.transport({ name: fileName(email), message })
      this.#unnoted.set(email.id, { key: email.key, at: clock.now(), sent: configured.sends })
    } catch (error) {
      const { reason, serverIsDown, codes } = describeFailure(error)
      const now = clock.now()
      const next = nextAttempt(email.attempts, now)
      log.warn(
        { email: email.id, key: email.key, attempts: email.attempts, reason, codes, dead: !next },
        'e-mail not sent',
      )
      await markFailed(db, email.id, reason, now, next)
      return !serverIsDown
    }
    await this.#noteSent()
    return true
  }

  async #noteSent(): Promise<void> {
    for (const [id, { key, at, sent }] of this.#unnoted) {
      await markSent(this.#needs.db, { id, key }, at, sent)
      this.#unnoted.delete(id)
    }
  }
}

/** Sorts by time in the folder and contains the kind. */
const fileName = ({ createdAt, key, id }: OutgoingEmail): string =>
  `${createdAt.replace(/[:.]/g, '-')}-${key}-${id}`
