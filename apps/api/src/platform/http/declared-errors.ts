import type { Access } from '@dvor/contract/calls/call.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'

/** Properties of a call that decide about the refusals it has in common with others of its kind. */
interface CallShape {
  method: string
  hasVariables: boolean
  hasInput: boolean
  access: Access
  /** Refusals that its declaration names. */
  errors?: readonly ErrorCode[]
}

const ofEvery: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable']
const ofInput: readonly ErrorCode[] = ['invalid', 'query_invalid']
const ofSignedIn: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'proof_needed']
const ofWrites: readonly ErrorCode[] = [
  'invalid',
  'file_too_large',
  'file_type',
  'conflict',
  'stale',
  'in_use',
  'idempotency_mismatch',
  'period_closed',
  'storage_full',
  'storage_unavailable',
]

/** Refusals that calls of a kind have in common. */
export const commonErrors: ReadonlySet<ErrorCode> = new Set([
  ...ofEvery,
  ...ofInput,
  ...ofSignedIn,
  ...ofWrites,
  'not_found',
])

/** Codes of all refusals that a call can answer with: those of its kind, then its own. */
export function declaredErrors({
  method,
  hasVariables,
  hasInput,
  access,
  errors = [],
}: CallShape): ErrorCode[] {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const codes = [
    ...ofEvery,
    ...(hasInput || hasVariables ? ofInput : []),
    // A secret or a bearer that is sent without need is still read, and refused when it is wrong.
    ...(access === 'anyone' || access === 'token' ? ['unauthorized' as const] : ofSignedIn),
    ...(hasVariables || hasInput || isWrite ? ['not_found' as const] : []),
    ...(isWrite ? ofWrites : []),
    ...errors,
  ]
  return [...new Set(codes)]
}
