import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * One recorded request. `{{name}}` is replaced by a value of an earlier answer, `{{length}}` by the body's length in
 * bytes.
 */
export interface RecordedRequest {
  readonly head: readonly string[]
  readonly body?: readonly (string | { readonly base64: string })[]
}

export interface RecordedStep {
  readonly note: string
  readonly request: RecordedRequest
  /** The expected part of the answer; the answer may contain more. */
  readonly answer: { readonly status: number; readonly body?: unknown }
  /** Name → path in the answer's body, such as `0.id`; an empty path is the whole body. */
  readonly keep?: Readonly<Record<string, string>>
}

export type Kept = Map<string, string>

export interface RawAnswer {
  readonly status: number
  readonly body: unknown
}

/** A text with its names replaced by kept values. @throws Error for a name without a value */
export function filled(text: string, kept: Kept): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = kept.get(name)
    if (value === undefined) throw new Error(`nothing was kept as ${name}`)
    return value
  })
}

/** An expected value with its names replaced at any depth. */
export const filledIn = (value: unknown, kept: Kept): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? filled(part, kept) : part,
  )

/** Sends the bytes of a request to a port of this machine and reads the answer until the server closes. */
export async function sendRaw(
  port: number,
  { head, body = [] }: RecordedRequest,
  kept: Kept,
): Promise<RawAnswer> {
  const bytes = Buffer.concat(
    body.map((part) =>
      typeof part === 'string' ? Buffer.from(filled(part, kept)) : Buffer.from(part.base64, 'base64'),
    ),
  )
  const known = new Map(kept).set('length', String(bytes.length))
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head.map((line) => filled(line, known)).join('\r\n')}\r\n\r\n`)
  socket.write(bytes)
  return parsed(await buffer(socket))
}

function parsed(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const [line = ''] = answer.subarray(0, end).toString('latin1').split('\r\n')
  return { status: Number(line.split(' ')[1]), body: JSON.parse(answer.subarray(end + 4).toString()) }
}

/** Keeps values for later requests. @throws Error for a value that the answer lacks */
export function keepFrom(body: unknown, keep: RecordedStep['keep'], kept: Kept): void {
  for (const [name, path] of Object.entries(keep ?? {})) {
    const found = path
      .split('.')
      .reduce<unknown>((value, key) => (key === '' ? value : (value as Record<string, unknown>)[key]), body)
    if (found === undefined) throw new Error(`the answer has no ${path}`)
    kept.set(name, typeof found === 'string' ? found : JSON.stringify(found))
  }
}
