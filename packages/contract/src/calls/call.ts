import type { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { CallPath, CallPaths } from './call-path.ts'

/**
 * Access to a call: people with the permission, or `anyone`, everybody `signed_in`, `staff` with any permission, who knows the secret `token` in the
 * address or body (the use-case checks it), or whom the collection's own `rule` lets, row by row.
 */
export type Access = 'anyone' | 'signed_in' | 'staff' | 'rule' | 'token' | Permission

/** A file as an answer, by its content type. */
interface FileAnswer {
  readonly file: string
}

/** An answer that leads elsewhere (302): where, in Slovak, for the API reference. */
interface RedirectAnswer {
  readonly redirect: string
}

/** Access, input and answer of a call; its address stands in the paths of the area. */
export interface CallRules {
  readonly access: Access
  /** Further permissions that the call asks. */
  readonly also?: readonly Permission[]
  /** Permissions of which one is enough in place of that of `access`; the use-case asks for that of the record. */
  readonly or?: readonly Permission[]
  /** Effect of the call, in Slovak, for the API reference. */
  readonly summary: string
  /**
   * It makes or sends something: a repetition with the same `Idempotency-Key` is not carried out, and gets the first
   * answer. Calls of collections have that, too.
   */
  readonly keyed?: true
  /** Its area in the API reference, where that is not the table's. */
  readonly tag?: string
  /** Schema of the variable parts of the address, where they are more than `id` and `token`. */
  readonly params?: z.ZodObject
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** Codes of its own refusals, beside those that every call of its kind has. */
  readonly errors?: readonly ErrorCode[]
  /** Answer of status 200, or of a redirect. */
  readonly answer: z.ZodType | FileAnswer | RedirectAnswer
}

export type Call = CallRules & { readonly path: CallPath; readonly tag: string }
export type CallTable = Readonly<Record<string, Call>>

type Declared<P extends CallPaths, R extends Record<keyof P, CallRules>> = {
  readonly [K in keyof P & string]: R[K] & { readonly path: P[K]; readonly tag: string }
}

/**
 * Declares the calls of an area: routes, the client's methods and the API reference follow from it. @param tag the
 * area's name in the API reference
 */
export function declareCalls<const P extends CallPaths, const R extends Record<keyof P, CallRules>>(
  tag: string,
  paths: P,
  rules: R,
): Declared<P, R> {
  const calls = Object.entries(paths).map(([name, path]) => [name, { tag, ...rules[name], path }])
  return Object.fromEntries(calls) as Declared<P, R>
}

/** Answer of a call: JSON in the shape of its schema. */
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : never

/** Body of a call. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined

/** The query of a call: values as they stand in the address, or the number or truth value that is read there. */
export type QueryOf<C extends Call> = C['query'] extends z.ZodType
  ? Values<z.input<C['query']>, z.output<C['query']>>
  : undefined
type Values<In, Out> = {
  [K in keyof In]: In[K] | (K extends keyof Out ? Extract<Out[K], number | boolean> : never)
}
