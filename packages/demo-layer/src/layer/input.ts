import { z } from 'zod'
import { refused, type Reply } from './reply.ts'

/** Values of a request, as received. */
export interface RawInput {
  params: Record<string, string>
  query: URLSearchParams
  body: string
}

const digits = /^\d{1,15}$/

/** A number that names a row; digits in an address or a form count as one. */
export const rowId = z.preprocess(
  (value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value),
  z.int().min(0),
)

/** A list in an address: repeated, with brackets, or joined by commas. */
export const nameList = z
  .preprocess((value) => {
    const parts: unknown[] = Array.isArray(value) ? value : [value]
    return parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))
  }, z.array(z.string()))
  .default([])

/** Which page of how many rows. */
export const paging = (perPage: number) => ({
  perPage: z.coerce.number().int().min(1).max(1000).default(perPage),
  page: z.coerce.number().int().min(1).default(1),
})

export const direction = z.enum(['asc', 'desc']).default('asc')

/** Free text to look for. */
export const searched = z.string().default('')

/** An address's query as an object. Empty values say nothing; `name[]` and repeated names become lists. */
export function queryObject(query: URLSearchParams): Record<string, string | string[]> {
  const names = new Set([...query.keys()].map((name) => name.replace(/\[\]$/, '')))
  const entries = [...names].map((name) => {
    const values = [...query.getAll(name), ...query.getAll(`${name}[]`)].filter((value) => value !== '')
    return [name, values.length > 1 ? values : values[0]] as const
  })
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
  )
}

/** A body as JSON; what is none counts as bare text, since some calls send a plain id. */
export function bodyValue(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Says in one line what is wrong with the input. */
export function refusalOf(error: z.ZodError, where: string): Reply {
  const [issue] = error.issues
  const place = [where, ...(issue?.path ?? [])].join('.')
  return refused(`${place}: ${issue?.message ?? 'cannot be used'}`)
}
