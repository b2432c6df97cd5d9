import type { ApiErrorBody, ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'

/** Status of the answer with an error code. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  query_invalid: 400,
  credentials_invalid: 400,
  registration_disabled: 403,
  code_invalid: 400,
  second_factor_needed: 400,
  second_factor_invalid: 400,
  proof_needed: 403,
  password_weak: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_use: 409,
  stale: 409,
  nights_taken: 409,
  seats_taken: 409,
  sold_out: 409,
  not_available: 409,
  package_unavailable: 409,
  hold_expired: 409,
  hold_moved: 409,
  hold_limit: 429,
  order_limit: 429,
  order_too_large: 409,
  orders_closed: 409,
  price_changed: 409,
  coupon_invalid: 409,
  coupon_used: 409,
  transition_not_allowed: 409,
  voucher_invalid: 409,
  change_not_allowed: 409,
  register_incomplete: 409,
  stay_tax_changed: 409,
  idempotency_mismatch: 409,
  payment_method_unavailable: 409,
  payment_invalid: 400,
  refund_exceeds: 409,
  statement_format: 400,
  statement_broken: 400,
  statement_too_long: 413,
  statement_encoding: 400,
  statement_columns: 400,
  statement_known: 409,
  statement_account_unknown: 409,
  statement_account_foreign: 409,
  e_invoice_broken: 400,
  e_invoice_known: 409,
  document_exists: 409,
  document_refused: 409,
  period_closed: 409,
  open_stay: 409,
  not_sample: 409,
  real_money: 409,
  sample_left: 409,
  last_admin: 409,
  file_too_large: 413,
  file_type: 415,
  storage_full: 507,
  storage_unavailable: 503,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
}

interface Extras {
  fields?: FieldIssue[]
  details?: unknown
  retryAfterSeconds?: number
  /** Expected during start or shutdown: reported to the caller and not logged as an error. */
  foreseen?: boolean
}

/** A refusal with a code for the caller, as opposed to a fault. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message)
    this.code = code
    this.extras = extras
  }

  get status(): number {
    return statusOf[this.code]
  }

  /** The same members as `body` in the form of RFC 9457. */
  problem(
    requestId: string,
  ): ApiErrorBody & Record<'type' | 'title' | 'detail' | 'instance', string> & { status: number } {
    return {
      type: `urn:dvor:problem:${this.code}`,
      title: this.code.replaceAll('_', ' '),
      status: this.status,
      detail: this.message,
      instance: `urn:dvor:request:${requestId}`,
      ...this.body(requestId),
    }
  }

  body(requestId: string): ApiErrorBody {
    const { fields, details } = this.extras
    return { code: this.code, message: this.message, fields, details, requestId }
  }
}

/** Error `not_found`; `what` begins its English message. */
export const notFound = (what: string) => new ApiError('not_found', `${what} does not exist`)
/** For a signed-in caller without the right. */
export const forbidden = () => new ApiError('forbidden', 'Not allowed')
/** For a caller who is not signed in. */
export const unauthorized = () => new ApiError('unauthorized', 'Sign in first')
/** Error `invalid` with the issues of single fields. */
export const invalid = (fields: FieldIssue[]) =>
  new ApiError('invalid', 'Some values are not valid', { fields })
