import { request, type Agent } from 'node:http'

/** An answer, or its absence: the connection was refused or broke off before the answer was complete. */
export type CallOutcome = { status: number; body: unknown } | { status: 'refused' | 'lost' }

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** The caller's address. */
  from?: string
}

/** One call over HTTP, with the state of its connection as part of the result; never throws. */
export function knock(origin: string, call: Call, agent?: Agent): Promise<CallOutcome> {
  const payload = bytesOf(call.body)
  const headers = {
    ...(payload && { 'content-type': 'application/json', 'content-length': String(payload.length) }),
    ...(call.from && { 'x-forwarded-for': call.from }),
    ...call.headers,
  }
  return new Promise((resolve) => {
    const asked = request(`${origin}/api${call.path}`, { method: call.method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', () => resolve({ status: 'lost' }))
      answer.on('end', () =>
        resolve(
          answer.complete
            ? { status: answer.statusCode ?? 0, body: read(Buffer.concat(chunks)) }
            : { status: 'lost' },
        ),
      )
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code === 'ECONNREFUSED' ? 'refused' : 'lost' }),
    )
    asked.end(payload)
  })
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
}

function read(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
