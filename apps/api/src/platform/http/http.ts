import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { auditLog } from './audit-log.ts'
import { ApiError, forbidden, invalid, notFound, unauthorized } from '../errors.ts'
import { acceptJson } from './json-body.ts'
import { sendRefusal } from './send-refusal.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { Access } from '@dvor/contract/calls/call.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { isEndedByPooler, isStorageFull, readOnlyTransaction, sqlState } from '../../db/sql-state.ts'
import { isStandbyFound } from '../../db/standby.ts'
import { asDiskFault, storageFull } from '../files/store-faults.ts'
import { closedMonthOf } from '../closed-month.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access to the call. */
    access?: Access
    /** Further permissions that it asks. */
    also?: readonly Permission[]
    /** A repetition with the same `Idempotency-Key` gets the first answer (`answer-once.ts`). */
    keyed?: true
    /** Permissions of which one is enough in place of `access`. */
    or?: readonly Permission[]
    /** Codes of its own refusals, beside those that every call of its kind has. */
    errors?: readonly ErrorCode[]
    /** The handler validates the body itself, because it needs the current record for it. */
    validatedByHandler?: boolean
    /**
     * The route's schema for the OpenAPI document, where it is more than what validates. It is made when the document is
     * asked for: making those of all collections takes a fifth of a start.
     */
    document?: () => FastifySchema
    /** The answer to visitors changes with the content alone, so its bytes may be cached (decision 006). */
    sameForVisitors?: boolean
    /**
     * Whole files are uploaded, which takes minutes on a slow line: the body has ten minutes instead of half a minute.
     */
    slowBody?: boolean
    /** While many requests wait, this one begins at once, or before others of its IP (decision 158). */
    queued?: 'never' | 'first'
  }
  interface FastifyRequest {
    actor: Actor
  }
}

/** Identifies the caller by the Authorization header. @throws ApiError `unauthorized` for an invalid token */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>

/**
 * Time (ms) in which a visitor's change is answered; less than the 35 s after which the proxy in front gives up. While
 * the database fails over, a commit may wait longer: the visitor then reads that the call may be repeated, and its
 * repetition, by the Idempotency-Key, gets the answer of the first.
 */
const changeLimitMs = 30_000

/**
 * Gives every route validation by zod, errors in the API's shape, an actor, and access denied unless its rule allows
 * it. A visitor's change that has no answer after `limitMs` is answered 503.
 */
export function setUpHttp(app: FastifyInstance, authenticate: Authenticate, limitMs = changeLimitMs): void {
  app.setValidatorCompiler(({ schema, httpPart }) => validator(schema, httpPart))
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  acceptJson(app)
  app.decorateRequest('actor')
  app.addHook('onRoute', (route) => {
    const { config, url, method } = route
    if (!config?.access && method !== 'OPTIONS') throw new Error(`${method} ${url} has no access rule`)
    if (config?.validatedByHandler) route.validatorCompiler = onlyAddress
    if (isVisitorsChange(route)) route.handlerTimeout = limitMs
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // What a call has changed stands under its id in the history, and is taken back by it.
    if (request.method !== 'GET') reply.header('request-id', request.id)
    request.actor = await authenticate(request)
    checkAccess(request.routeOptions.config, request.actor)
  })
  answerErrors(app)
  app.setNotFoundHandler((request, reply) => {
    const refusal = notFound('This call')
    return sendRefusal(request, reply, refusal)
  })
}

/** Whether a route changes something for who is not signed in; an upload may take minutes. */
const isVisitorsChange = ({ method, config }: RouteOptions): boolean =>
  method !== 'GET' && (config?.access === 'anyone' || config?.access === 'token') && !config.slowBody

/** Answers errors of a route in the API's shape; faults of the program are logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asApiError(error)
    if (refusal.extras.foreseen) request.log.info({ reason: refusal.message }, 'not ready')
    else if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    if (mistaken.has(refusal.code))
      auditLog(request.log).info({ refused: refusal.code, ...whereAndWho(request) }, 'refused')
    if (watched.has(refusal.code))
      request.log.warn({ refused: refusal.code, ...whereAndWho(request) }, 'refused')
    const { retryAfterSeconds } = refusal.extras
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
    // Errors are not cached, however long the resource itself may be.
    reply.header('cache-control', 'no-store')
    return sendRefusal(request, reply, refusal)
  })
}

/** Error codes of which many in a row indicate guessing; the attempted values are never logged. */
const watched = new Set<ErrorCode>([
  'credentials_invalid',
  'second_factor_invalid',
  'code_invalid',
  'forbidden',
  'rate_limited',
])

/** Error codes of typing mistakes and of probing programs (OWASP ASVS 5, 16.3.3). */
const mistaken = new Set<ErrorCode>(['invalid', 'query_invalid', 'file_type', 'file_too_large'])

const whereAndWho = ({ routeOptions, actor }: FastifyRequest) => ({
  route: routeOptions.url,
  user: actor?.kind === 'user' ? actor.user.id : undefined,
  key: actor?.kind === 'key' ? actor.key.id : undefined,
})

/** The body and query schemas of such a route are documentation only; the path's values are checked here. */
const onlyAddress = ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  httpPart === 'params' ? validator(schema, httpPart) : (data: unknown) => ({ value: data })

function validator(schema: unknown, httpPart: string | undefined) {
  return (data: unknown) => {
    if (!(schema instanceof z.ZodType)) return { value: data }
    const result = schema.safeParse(data, { reportInput: true })
    if (result.success) return { value: result.data }
    const issues = fieldIssues(result.error.issues)
    const inQuery = httpPart === 'querystring'
    if (httpPart === 'params') return { error: notFound('Record') }
    return {
      error: inQuery
        ? new ApiError('query_invalid', 'The query is not valid', { fields: issues })
        : invalid(issues),
    }
  }
}

/** @throws ApiError `unauthorized` for who has not signed in, `forbidden` for who may not make the call */
function checkAccess({ access, also = [], or = [] }: FastifyContextConfig, actor: Actor): void {
  // Only the answer to an unknown address has no rule.
  if (!access || access === 'anyone' || access === 'token' || access === 'rule') return
  if (actor.kind === 'anyone') throw unauthorized()
  const isOpen = isAllowed(access, actor) || or.some((permission) => can(actor, permission))
  if (!isOpen || !also.every((permission) => can(actor, permission))) throw forbidden()
}

/**
 * Whether a known actor may make a call; staff are people with any permission. What belongs to a person's own account is
 * no program's.
 */
function isAllowed(access: Permission | 'signed_in' | 'staff', actor: Actor): boolean {
  if (access === 'signed_in') return actor.kind !== 'key'
  return access === 'staff' ? actor.kind === 'user' && actor.user.permissions.length > 0 : can(actor, access)
}

/** SQLSTATEs of a database that is stopping, starting, out of connections, or not the leader. */
const cannotConnect = new Set(
  ['57P01', '57P02', '57P03', '08006', '08001', '08003', '53300'].concat(readOnlyTransaction),
)
/** Messages of the driver about connections that cannot be made, break off, or were found broken. */
const brokenOff =
  /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT.*s\.PGSQL|terminated|not queryable|timeout exceeded when trying to connect/

/**
 * Whether the database is unavailable. Its restart or failover is no fault of the program and passes: 503, so that clients repeat
 * the call.
 */
function isUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return cannotConnect.has(state) || isEndedByPooler(error)
  if (isStandbyFound(error)) return true
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && brokenOff.test(cause.message)
}

/** Messages of the form parser about a form that ends too early or has no boundaries; its errors have no code. */
const brokenForm = /end of form|end of multipart|terminated early|boundary not found|malformed/i

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof Error && !sqlState(error) && brokenForm.test(error.message))
    return invalid([{ path: 'body', code: 'invalid_format' }])
  const closed = closedMonthOf(error)
  if (closed) return closed
  if (isStorageFull(error)) return storageFull(error)
  const fault = asDiskFault(error)
  if (fault instanceof ApiError) return fault
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 503 || isUnavailable(error))
    return new ApiError('unavailable', 'Try again in a moment', { retryAfterSeconds: 2 })
  if (status === 413) return new ApiError('file_too_large', 'The body is too large')
  if (status === 415) return new ApiError('file_type', 'This content type is not accepted')
  if (status === 429) return new ApiError('rate_limited', 'Too many requests', { retryAfterSeconds: 60 })
  if (status === 403) return forbidden()
  if (status === 404) return notFound('This address')
  if (status >= 400 && status < 500) return new ApiError('invalid', 'The request is not valid')
  return new ApiError('internal', 'Something went wrong')
}
