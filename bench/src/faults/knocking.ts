import { globalAgent, type Agent } from 'node:http'
import { ask } from '../load/ask.ts'

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
export function knock(origin: string, call: Call, agent: Agent = globalAgent): Promise<CallOutcome> {
  const { method, path, body, from } = call
  const headers = { ...(from && { 'x-forwarded-for': from }), ...call.headers }
  return ask(`${origin}/api${path}`, { method, body, headers, agent, timeoutMs: 0 }).then(
    ({ status, body: answered }) => ({ status, body: answered }),
    (error: NodeJS.ErrnoException) => ({ status: error.code === 'ECONNREFUSED' ? 'refused' : 'lost' }),
  )
}
