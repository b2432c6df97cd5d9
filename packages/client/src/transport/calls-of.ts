import type { AnswerOf, BodyOf, Call, CallTable, QueryOf } from '@dvor/contract/calls/call.ts'
import {
  methodOf,
  paramNames,
  type CallPath,
  type CallPaths,
  type ParamValues,
} from '@dvor/contract/calls/call-path.ts'
import { callAddress } from './address.ts'
import type { Params } from './query.ts'
import { withAttempt, type Attempt, type WithAttempt } from './result.ts'
import type { CallOptions, Send } from './transport.ts'

/** Beside what the schemas of a call take. */
interface Options extends Pick<CallOptions, 'signal' | 'keepalive' | 'onProgress'> {
  /** The version that was read, for a record its `updatedAt`: a stale write is then refused with 409. */
  ifMatch?: string
  /** Key of a write, under which its repetition gets the first answer. */
  key?: string
  /** Access token of a session that is no longer the client's. */
  bearer?: string
}

/** Reads take their query after the variable parts of the address, writes their body, then options with the query. */
type Arguments<C extends Call> = C['path'] extends `GET ${string}` | `DELETE ${string}`
  ? undefined extends QueryOf<C> | (Record<never, never> extends QueryOf<C> ? undefined : never)
    ? [query?: QueryOf<C>, options?: Options]
    : [query: QueryOf<C>, options?: Options]
  : BodyOf<C> extends undefined
    ? [body?: undefined, options?: Options & { query?: QueryOf<C> }]
    : [body: BodyOf<C>, options?: Options & { query?: QueryOf<C> }]

type Method<C extends Call> = (
  ...parts: [...ParamValues<C['path']>, ...Arguments<C>]
) => Promise<Attempt<AnswerOf<C>>>

/** The methods of an area's calls; what answers no JSON is opened by its address instead. */
export type MethodsOf<T extends CallTable> = {
  [K in keyof T as [AnswerOf<T[K]>] extends [never] ? never : K]: Method<T[K]>
}

/** The addresses of exactly the calls of a table. */
export type PathsOf<T extends CallTable> = { readonly [K in keyof T]: T[K]['path'] }

/**
 * The methods of declared calls, in both forms. Only their addresses are needed: the compiler holds each handler to the
 * answer that the call declares.
 */
export function callsOf<T extends CallTable>(send: Send, paths: PathsOf<T> & CallPaths) {
  const methods = Object.entries(paths).map(([name, path]) => [name, callOf(send, path)])
  return withAttempt(Object.fromEntries(methods)) as WithAttempt<MethodsOf<T>>
}

const headersOf = ({ ifMatch, key, bearer }: Options): Record<string, string> => ({
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
  ...(key && { 'idempotency-key': key }),
})

function callOf(send: Send, path: CallPath) {
  const method = methodOf(path)
  const count = paramNames(path).length
  const isRead = method === 'GET' || method === 'DELETE'
  return (...parts: unknown[]) => {
    const address = callAddress(path, ...parts.slice(0, count).map(String))
    const [input, options = {}] = parts.slice(count)
    const { ifMatch, key, bearer, ...rest } = options as Options
    const headers = headersOf({ ifMatch, key, bearer })
    const sent = isRead ? { query: input as Params } : { body: hasFile(input) ? formOf(input) : input }
    return send(address, { ...sent, ...rest, headers })
  }
}

const hasFile = (input: unknown): input is Readonly<Record<string, string | Blob>> =>
  typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob)

/** A body with a file is sent as a form. */
function formOf(input: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(input)) form.append(key, value)
  return form
}
