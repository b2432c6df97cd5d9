import { Readable } from 'node:stream'
import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import type { ServerEvent } from '@dvor/contract/installation/events.ts'

/** Largest number of bytes that wait for one reader; a slower reader is disconnected and connects again. */
const mostWaiting = 64 * 1024

export interface StreamOwner {
  sessionId: string
  /** The account with what its role may do, as of the beginning of the stream. */
  user: Pick<SignedInUser, 'id' | 'permissions'>
}

/** The open event streams of this process. */
export class ChangeStreams {
  readonly #open = new Map<Readable, StreamOwner>()
  #closed = false

  /** A stream of server-sent events for one signed-in reader; either side may end it. */
  open(owner: StreamOwner): Readable {
    const stream = new Readable({ read: () => undefined })
    stream.once('close', () => this.#open.delete(stream))
    this.#open.set(stream, owner)
    write(stream, eventText('ready'))
    if (this.#closed) end(stream)
    return stream
  }

  /** Sends an event to all readers, or to those who may know of it. */
  send(
    event: ServerEvent,
    data: unknown = null,
    mayKnow: (owner: StreamOwner) => boolean = () => true,
  ): void {
    for (const [stream, owner] of this.#open) if (mayKnow(owner)) write(stream, eventText(event, data))
  }

  /** Sends a comment line, which readers skip, so that both sides notice a broken connection. */
  beat(): void {
    for (const stream of this.#open.keys()) write(stream, ':\n\n')
  }

  /** Ends the streams whose session is over, also when the session cannot be read. */
  async endDead(isAlive: (owner: StreamOwner) => Promise<boolean>, userId?: string): Promise<void> {
    const candidates = [...this.#open].filter(([, owner]) => !userId || owner.user.id === userId)
    await Promise.all(
      candidates.map(async ([stream, owner]) => {
        if (!(await isAlive(owner).catch(() => false))) end(stream)
      }),
    )
  }

  /** Ends all streams, also those opened later. */
  close(): void {
    this.#closed = true
    for (const stream of this.#open.keys()) end(stream)
  }
}

const eventText = (event: ServerEvent, data: unknown = null) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function write(stream: Readable, text: string): void {
  if (stream.readableLength > mostWaiting) stream.destroy()
  else if (!stream.readableEnded && !stream.destroyed) stream.push(text)
}

/** Data already written still arrives. */
function end(stream: Readable): void {
  if (!stream.destroyed) stream.push(null)
}
