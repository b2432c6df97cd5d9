import { apiError } from '@dvor/contract/errors/errors.ts'
import { fillIn, methodOf, type CallPath } from '@dvor/contract/calls/call-path.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../platform/errors.ts'

/** The parts of a call; values of the query are written as texts. */
interface Parts {
  readonly params?: readonly string[]
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes a call of the API on behalf of the assistant's caller. @throws ApiError with the refusal of the call */
export type Ask = (path: CallPath, parts?: Parts) => Promise<unknown>

/**
 * Calls go through HTTP within the process, with the bearer and the address of the request: rights, limits, history and
 * validation are those of the API.
 */
export function askFor(app: FastifyInstance, { headers: { authorization }, ip }: FastifyRequest): Ask {
  return async (path, { params = [], query = {}, body, headers } = {}) => {
    const answer = await app.inject({
      method: methodOf(path),
      url: `/api${fillIn(path, params)}`,
      query: queryOf(query),
      headers: { ...headers, ...(authorization && { authorization }) },
      remoteAddress: ip,
      ...(body && { payload: body }),
    })
    const content: unknown = answer.json()
    if (answer.statusCode === 200) return content
    const { code, message, fields, details } = apiError.parse(content)
    throw new ApiError(code, message, { fields, details })
  }
}

const queryOf = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, Array.isArray(value) ? value.join() : String(value)]],
    ),
  )
