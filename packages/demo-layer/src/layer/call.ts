import { z } from 'zod'
import type { DemoState } from '../state.ts'
import type { AppName } from './apps.ts'
import { bodyValue, queryObject, refusalOf, type RawInput } from './input.ts'
import type { Reply } from './reply.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** Schemas of the bodies by status; null for an answer without one. */
export type Answers = Partial<Record<200 | 201 | 400 | 401 | 404, z.ZodType | null>>

/** A call as everything else sees it: handlers, the OpenAPI document, the page and the tests follow from it. */
export interface Call {
  app: AppName
  method: Method
  /** From the origin's root; `:name` stands for one part. */
  path: string
  title: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answers: Answers
  /** Something that works on fresh samples. */
  example: Example
  /** Never throws for what was sent: input that cannot be used gets a 400. */
  answer(state: DemoState, raw: RawInput): Promise<Reply>
}

export interface Example {
  params?: Record<string, string | number>
  query?: Record<string, string | number | string[]>
  body?: unknown
}

interface Declaration<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
  app: AppName
  method: Method
  path: string
  title: string
  params?: P
  query?: Q
  body?: B
  answers: Answers
  example?: Example
  /** The catalogue's own answer to input that cannot be used. */
  refuse?: () => Reply
  handle(
    state: DemoState,
    input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
  ): Reply | Promise<Reply>
}

/** Body of every refusal whose text docs/demo-layer.md does not give. */
export const problem = z.object({ message: z.string() })

/** Declares one call; what it may answer to bad input is added here. */
export function declareCall<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  declaration: Declaration<P, Q, B>,
): Call {
  const { handle, refuse, example = {}, ...shown } = declaration
  const canBeRefused = !refuse && Boolean(declaration.params ?? declaration.query ?? declaration.body)
  return {
    ...shown,
    example,
    answers: canBeRefused ? { 400: problem, ...declaration.answers } : declaration.answers,
    async answer(state, raw) {
      const parsed = parseInput(declaration, raw)
      if ('refusal' in parsed) return refuse?.() ?? parsed.refusal
      return handle(state, parsed.input as Parameters<typeof handle>[1])
    },
  }
}

type Schemas = Pick<Call, 'method' | 'params' | 'query' | 'body'>

function parseInput(
  schemas: Schemas,
  raw: RawInput,
): { input: Record<string, unknown> } | { refusal: Reply } {
  const rawInput = { params: raw.params, query: queryOf(schemas, raw), body: bodyValue(raw.body) }
  const input: Record<string, unknown> = {}
  for (const where of ['params', 'query', 'body'] as const) {
    const schema = schemas[where]
    if (!schema) continue
    const parsed = schema.safeParse(rawInput[where])
    if (!parsed.success) return { refusal: refusalOf(parsed.error, where) }
    input[where] = parsed.data
  }
  return { input }
}

/** Clients differ in where a DELETE carries its fields: a body may hold what the address does not. */
function queryOf({ method, body }: Schemas, raw: RawInput): Record<string, unknown> {
  const query = queryObject(raw.query)
  if (method !== 'DELETE' || body) return query
  const fields = bodyValue(raw.body)
  return typeof fields === 'object' ? { ...fields, ...query } : query
}
