import type { Services } from '../../services.ts'
import { isWithheld, withheld } from './limit-emails.ts'
import { messageOf } from './message.ts'
import { claimNext, markFailed, markSent, readSender } from './outbox-queries.ts'
import { mailTransport, type ConfiguredTransport } from '../mail-server/configured-transport.ts'
import type { MailTransport } from './transport.ts'
import { outboxChannel, type OutgoingEmail } from './queries.ts'
import { nextAttempt } from './retry-times.ts'
import { describeFailure } from './send-failure.ts'

type Needs = Pick<
  Services,
  'db' | 'clock' | 'log' | 'appSecret' | 'smtpUrl' | 'dataDir' | 'publicUrl' | 'documentFiles' | 'files'
> & {
  /** Whether e-mails to guests who have neither paid nor stayed are limited. */
  guestLimited?: boolean
  notifications: Pick<Services['notifications'], 'on'>
}

/** Longer than the post's patience with one e-mail: what is claimed beyond it belongs to a sender that died. */
const claimMs = 5 * 60_000
const sweepMs = 30_000
/** How long closing waits for the e-mail in hand. */
const lastMailMs = 6_000

/**
 * Carries the outbox out of the property, one e-mail at a time, beside the requests: woken when one is written, and
 * every 30 seconds for what a lost wake-up or a crash left behind. Several processes may run one each.
 */
export class EmailSender {
  readonly #needs: Needs
  readonly #given: ConfiguredTransport | undefined
  /** Sent, but the database was away when that was to be noted; noted before anything else is sent. */
  readonly #unnoted = new Map<string, { key: string; at: Date; sent: boolean }>()
  #running: Promise<void> | undefined
  #again = false
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  /** Without `transport` e-mails go as environment and settings say at that moment. */
  constructor(needs: Needs, transport?: MailTransport) {
    this.#needs = needs
    this.#given = transport && { transport, sends: true }
  }

  /** Before the notifications start, so that none is missed. */
  start(): void {
    this.#needs.notifications.on(outboxChannel, () => this.wake())
    this.#timer = setInterval(() => this.wake(), sweepMs)
    this.#timer.unref()
    this.wake()
  }

  /** Sends what is due, now or right after the round that is under way. */
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

  /** One round: everything that is due now, in order, until none is left or the mail server is down. */
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

  /** @returns whether it makes sense to go on with the next */
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
      const { reason, serverIsDown } = describeFailure(error)
      const now = clock.now()
      const next = nextAttempt(email.attempts, now)
      log.warn(
        { email: email.id, key: email.key, attempts: email.attempts, reason, dead: !next },
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

/** Sorts by time in the folder and names its kind. */
const fileName = ({ createdAt, key, id }: OutgoingEmail): string =>
  `${createdAt.replace(/[:.]/g, '-')}-${key}-${id}`
