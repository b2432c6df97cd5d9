import { randomUUID } from 'node:crypto'
import type { Listener } from './notifications.ts'

/** Application name of listening connections; PostgreSQL shows it beside each connection. */
export const listenerName = 'dvor-listener'

/**
 * The channel, and the first word of a payload: a request for all instances, or an answer to one. The strings stay as
 * they are, because instances of two versions run side by side during an update and must understand each other.
 */
export const barrierChannel = 'roll_call'
const requestWord = 'who'
const answerWord = 'here'

/** Time after which an instance without an answer is ignored; it may be gone or stuck. */
const timeoutMs = 500
const countListeners = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and application_name = $1`

/** A connection that listens on the channel of the barrier. */
interface Listening {
  query(text: string, values: string[]): Promise<{ rows: { n: number }[] }>
}

/**
 * A barrier: makes sure that every instance has processed all commits so far. It asks them on the connection that also
 * carries the notifications, and PostgreSQL delivers in the order of commits, so an answering instance has received
 * all earlier ones.
 */
export class InstanceBarrier {
  /** Handlers of answers, by the id of the open request of this instance. */
  readonly #requests = new Map<string, () => void>()

  /**
   * Answers a request of any instance, or counts an answer to one of this instance. To be called with all
   * notifications of the channel.
   */
  receive(payload: string, client: Listening | undefined): void {
    const [word, request = ''] = payload.split(' ')
    if (word === answerWord) this.#requests.get(request)?.()
    else if (word === requestWord && client)
      void send(client, `${answerWord} ${request}`).catch(() => undefined)
  }

  /** Resolves when all have answered, or after half a second. With one instance it costs one round trip. */
  async take(client: Listening): Promise<void> {
    // With a single listener the barrier is complete: its connection receives earlier notifications before this
    // statement's answer.
    const { rows } = await client.query(countListeners, [listenerName])
    const expected = rows[0]?.n ?? 1
    if (expected > 1) await this.#ask(client, expected)
  }

  async #ask(client: Listening, expected: number): Promise<void> {
    const request = randomUUID()
    const { promise, resolve } = Promise.withResolvers<void>()
    const late = setTimeout(resolve, timeoutMs)
    let answers = 0
    this.#requests.set(request, () => void (++answers >= expected && resolve()))
    try {
      await send(client, `${requestWord} ${request}`)
      await promise
    } finally {
      clearTimeout(late)
      this.#requests.delete(request)
    }
  }
}

const send = (client: Listening, payload: string) =>
  client.query('select pg_notify($1, $2)', [barrierChannel, payload])

/** Listener of an instance for the channel's notifications. */
export const barrierListener =
  (barrier: InstanceBarrier, client: () => Listening | undefined): Listener =>
  (payload) =>
    barrier.receive(payload, client())
