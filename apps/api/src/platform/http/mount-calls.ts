import { apiError } from '@dvor/contract/errors/errors.ts'
import { withoutUnseen } from '@dvor/contract/declaration/without-unseen.ts'
import type { Access, Call, CallTable } from '@dvor/contract/calls/call.ts'
import {
  methodOf,
  paramNames,
  patternOf,
  type CallPath,
  type ParamNames,
} from '@dvor/contract/calls/call-path.ts'
import { idempotencyKey, reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const bytes = z.unknown().meta({ type: 'string', format: 'binary' })

/** Headers of a call that a repetition does not carry out again. */
const keyHeaders = z.looseObject({ 'idempotency-key': idempotencyKey.optional() })

/** Schemas of the variable parts that mean the same in every address. */
const knownParams: Readonly<Record<string, z.ZodType>> = { id, token: reservationToken }

type PartOf<C extends Call, Part extends 'query' | 'headers' | 'body'> = C[Part] extends z.ZodType
  ? z.output<C[Part]>
  : unknown
type ParamsOf<C extends Call> = C['params'] extends z.ZodType
  ? z.output<C['params']>
  : { [Name in ParamNames<C['path']>[number]]: string }

/** A request of a call, whose parts its schemas have read. */
export type CallRequest<C extends Call> = FastifyRequest & {
  params: ParamsOf<C>
  query: PartOf<C, 'query'>
  headers: PartOf<C, 'headers'>
  body: PartOf<C, 'body'>
}

type Answered<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : FastifyReply
type Handler<C extends Call> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => Answered<C> | Promise<Answered<C>>

/** How the server carries out a call. */
interface Carried<C extends Call> extends Omit<FastifyContextConfig, 'access' | 'also' | 'keyed'> {
  handler: Handler<C>
  /** Largest body in bytes, where it differs from the server's. */
  bodyLimit?: number
  /** Content types of the body, where it is not JSON. */
  consumes?: string[]
  /** Whether HEAD does the same, as for every other read. */
  exposeHeadRoute?: false
  /** Documentation of a query that the handler reads itself. */
  querystring?: z.ZodType
}

/** Handlers of calls by their names; those of an area may be mounted in several places. */
type Handlers<T extends CallTable> = { [K in keyof T]: Handler<T[K]> | Carried<T[K]> }

/** Mounts declared calls with their handlers: address, access, validation and documentation are the declaration's. */
export function mountCalls<T extends CallTable, K extends keyof T>(
  app: FastifyInstance,
  calls: T,
  handlers: Pick<Handlers<T>, K>,
): void {
  for (const name of Object.keys(handlers) as K[]) mountCall(app, calls[name], handlers[name])
}

function mountCall<C extends Call>(app: FastifyInstance, call: C, carried: Handler<C> | Carried<C>): void {
  const { handler, bodyLimit, consumes, exposeHeadRoute, querystring, ...config } =
    typeof carried === 'function' ? { handler: carried } : carried
  app.route({
    method: methodOf(call.path),
    url: patternOf(call.path),
    config: {
      ...config,
      access: call.access,
      also: call.also,
      or: call.or,
      errors: call.errors,
      keyed: call.keyed,
    },
    ...(bodyLimit && { bodyLimit }),
    ...(exposeHeadRoute === false && { exposeHeadRoute }),
    schema: { ...schemaOf(call), ...(consumes && { consumes }), ...(querystring && { querystring }) },
    // Fastify has read the parts of the request by the call's schemas, which its own types do not show.
    handler: async (request, reply) =>
      answered(call, request, await handler(request as CallRequest<C>, reply)),
  })
}

/** Calls whose answers are whole: of guests by their link and of everybody. */
const whole = new Set<Access>(['anyone', 'token'])

/** Answer of a call, without the fields that the caller may not see. */
function answered({ access, answer }: Call, { actor }: FastifyRequest, value: unknown): unknown {
  return 'file' in answer || 'redirect' in answer || whole.has(access)
    ? value
    : withoutUnseen(actor, answer, value)
}

function schemaOf({
  path,
  tag,
  summary,
  params,
  query,
  keyed,
  headers = keyed && keyHeaders,
  body,
  answer,
}: Call) {
  return {
    summary,
    tags: [tag],
    ...(path.includes(':') && { params: params ?? paramsOf(path) }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: responseOf(answer),
  }
}

function responseOf(answer: Call['answer']) {
  if ('file' in answer) return fileAnswer(answer.file)
  return 'redirect' in answer
    ? { 302: z.null().describe(answer.redirect), default: apiError }
    : { 200: answer, default: apiError }
}

/** OpenAPI description of a call that answers with a file of this content type. */
const fileAnswer = (contentType: string) => ({
  200: { description: 'Súbor', content: { [contentType]: { schema: bytes } } },
  default: apiError,
})

/** @throws Error for a variable part that the call must declare */
function paramsOf(path: CallPath): z.ZodObject {
  const shape = paramNames(path).map((name) => {
    const schema = knownParams[name]
    if (!schema) throw new Error(`${path}: the schema of ${name} is not declared`)
    return [name, schema]
  })
  return z.object(Object.fromEntries(shape))
}
