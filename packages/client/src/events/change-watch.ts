import type { RecordChange } from '@dvor/contract/installation/events.ts'
import { heartbeatMs } from '@dvor/contract/installation/heartbeat.ts'
import type { Open } from '../transport/transport.ts'

export interface ChangeListener {
  onChange(change: RecordChange): void
  /** Some changes may have been missed, so the data on the screen must be read again. Called at each opening. */
  onMissed(): void
}

export interface WatchOptions {
  /** Resolves after this number of milliseconds, or when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Time without data (ms) after which the stream is opened again. */
  silenceMs?: number
}

const shortestPauseMs = 1000
const longestPauseMs = 30_000

/** Longer after each failure in a row, with a random part, so that clients do not reconnect all at once. */
function pauseAfter(failures: number): number {
  const whole = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(failures, 10))
  return whole * (0.5 + Math.random() / 2)
}

function clockPause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}

const isOver = (status: number) => status === 401 || status === 403

/**
 * Follows the property's events (`GET /events`). A lost stream is opened again, with a growing pause. Each opening
 * calls `onMissed`, including the first one, because the data on the screen were read before it. Ends with the
 * session. @returns a function that stops it
 */
export function watchChanges(open: Open, listener: ChangeListener, options: WatchOptions = {}): () => void {
  const { pause = clockPause, silenceMs = heartbeatMs * 2 } = options
  const stop = new AbortController()
  void follow()
  return () => stop.abort()

  async function follow(): Promise<void> {
    let failures = 0
    while (!stop.signal.aborted) {
      const connection = new AbortController()
      const signal = AbortSignal.any([stop.signal, connection.signal])
      const opened = await open('/events', signal).catch(() => null)
      if (opened && !opened.ok && isOver(opened.error.status)) return
      if (opened?.ok) {
        failures = 0
        listener.onMissed()
        await readAll(opened.value, listener, () => connection.abort(), silenceMs)
      }
      if (!stop.signal.aborted) await pause(pauseAfter(failures++), stop.signal)
    }
  }
}

/** Reads to the end or to a failure. */
async function readAll(
  body: ReadableStream<Uint8Array>,
  listener: ChangeListener,
  giveUp: () => void,
  silenceMs: number,
): Promise<void> {
  const read = eventReader()
  const decoder = new TextDecoder()
  let timer = setTimeout(giveUp, silenceMs)
  try {
    for await (const bytes of piecesOf(body)) {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceMs)
      for (const event of read(decoder.decode(bytes, { stream: true }))) dispatch(event, listener)
    }
  } catch {
    // The loop opens the next stream after one that breaks off.
  } finally {
    clearTimeout(timer)
  }
}

// Not every browser can iterate over a stream.
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

function dispatch({ name, data }: StreamEvent, listener: ChangeListener): void {
  if (name === 'missed') listener.onMissed()
  // The contract's schema shapes every event on the server, so it is not checked again.
  if (name === 'change') listener.onChange(JSON.parse(data) as RecordChange)
}

/** One event of a stream, its data still as text. */
interface StreamEvent {
  name: string
  data: string
}

/** Parses one block of lines; null for a comment, which only shows that the connection works. */
function eventOf(block: string): StreamEvent | null {
  const event: StreamEvent = { name: 'message', data: '' }
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event.name = value
    if (field === 'data') event.data += value
  }
  return event.data === '' ? null : event
}

/** Joins pieces of text, wherever they were cut, and returns each complete event. */
function eventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}
