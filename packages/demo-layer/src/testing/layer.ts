import { setupServer } from 'msw/node'
import { expect, onTestFinished } from 'vitest'
import type { z } from 'zod'
import { callTable } from '../call-table.ts'
import { demoHandler } from '../network/demo-handler.ts'
import { matchPath } from '../network/match-path.ts'
import { createState } from '../state.ts'

/** Where the layer of the tests answers. */
export const origin = 'http://demo.test'

/** A Saturday noon; all samples are laid around it. */
export const now = new Date('2026-11-21T11:00:00Z')

interface Options {
  /** Sent as JSON; `text` goes as it is. */
  body?: unknown
  text?: string
  query?: Record<string, string | number | readonly (string | number)[]>
}

/** An answer as the tests look at it. */
export interface Answer {
  status: number
  /** Undefined where there is none. */
  body: unknown
  /** The body, which must have this shape. */
  as<T extends z.ZodType>(schema: T): z.output<T>
}

/** A layer with fresh samples behind MSW's server for Node, for one test. */
export function openLayer({ clock = () => now, seed = 'test' } = {}) {
  const state = createState({ seed, now: clock })
  const server = setupServer(demoHandler(state, origin))
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  const asking = (method: string) => (path: string, options?: Options) => send(method, path, options)
  return { state, get: asking('GET'), post: asking('POST'), del: asking('DELETE') }
}

async function send(method: string, path: string, { body, text, query = {} }: Options = {}): Promise<Answer> {
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, String(one))
  }
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(url, { method, ...(sent === undefined ? {} : { body: sent }) })
  const answered = await response.text()
  const answer = { status: response.status, body: answered === '' ? undefined : JSON.parse(answered) }
  expectDeclared(method, url.pathname, answer)
  return { ...answer, as: (schema) => schema.parse(answer.body) }
}

/** Checks an answer of any test: each answer has a status and a shape that the table declares, and nothing besides. */
export function expectDeclared(method: string, pathname: string, { status, body }: Omit<Answer, 'as'>): void {
  const call = callTable.find((one) => one.method === method && matchPath(one.path, pathname))
  const answers: Record<number, z.ZodType | null | undefined> = call?.answers ?? {}
  const schema = answers[status]
  expect(schema, `${method} ${pathname} declares its ${status}`).toBeDefined()
  expect(schema ? schema.parse(body) : undefined).toEqual(body)
}
