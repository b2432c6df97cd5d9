import { Agent, request } from 'node:http'

export interface Reply {
  status: number
  text: string
  /** The body as JSON; undefined for other bodies. */
  body: unknown
}

export interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** The visitor's address on the loopback, because limits count by address. */
  from?: string
  /** 0: however long it takes. */
  timeoutMs?: number
  agent?: Agent
}

const usualTimeoutMs = 20_000
/** Connections are kept alive as browsers do; visitors with addresses of their own have their own. */
const kept = new Agent({ keepAlive: true, maxSockets: 64 })

/** One call of one visitor. @throws Error when the connection breaks or there is no answer */
export function ask(url: string, asked: Asked = {}): Promise<Reply> {
  const { method = 'GET', body, token, headers, from, timeoutMs = usualTimeoutMs, agent = kept } = asked
  const isRaw = Buffer.isBuffer(body)
  const payload = body === undefined ? undefined : isRaw ? body : Buffer.from(JSON.stringify(body))
  const sent = {
    ...(payload && !isRaw && { 'content-type': 'application/json' }),
    ...(payload && { 'content-length': String(payload.length) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const way = from ? { localAddress: from, agent: false as const } : { agent }
    const call = request(url, { method, headers: sent, timeout: timeoutMs, ...way }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () => resolve(replyOf(answer.statusCode ?? 0, Buffer.concat(chunks).toString())))
    })
    call.on('error', reject).on('timeout', () => call.destroy(new Error(`${url} did not answer`)))
    call.end(payload)
  })
}

function replyOf(status: number, text: string): Reply {
  try {
    return { status, text, body: JSON.parse(text) }
  } catch {
    return { status, text, body: undefined }
  }
}

/** The answer, or undefined when the connection breaks or there is none. */
export const tryToAsk = (...call: Parameters<typeof ask>): Promise<Reply | undefined> =>
  ask(...call).catch(() => undefined)

/** The answer's body, for calls that must succeed. @throws Error with the answer for any status but 200 */
export async function must<T>(asked: Promise<Reply>): Promise<T> {
  const { status, text, body } = await asked
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`)
  return body as T
}
