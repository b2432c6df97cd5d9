import { z } from 'zod'

/** Code of an error; the clients have the texts for people, by these codes. */
export const errorCode = z.enum([
  'invalid',
  'query_invalid',
  'credentials_invalid',
  'registration_disabled',
  'code_invalid',
  'second_factor_needed',
  'second_factor_invalid',
  'proof_needed',
  'password_weak',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'in_use',
  'stale',
  'nights_taken',
  'seats_taken',
  'not_available',
  'hold_expired',
  'hold_limit',
  'order_limit',
  'order_too_large',
  'price_changed',
  'coupon_invalid',
  'transition_not_allowed',
  'change_not_allowed',
  'register_incomplete',
  'stay_tax_changed',
  'idempotency_mismatch',
  'payment_method_unavailable',
  'payment_invalid',
  'refund_exceeds',
  'statement_format',
  'statement_broken',
  'statement_too_long',
  'statement_encoding',
  'statement_columns',
  'statement_known',
  'document_exists',
  'document_refused',
  'period_closed',
  'open_stay',
  'not_sample',
  'real_money',
  'sample_left',
  'last_admin',
  'file_too_large',
  'file_type',
  'storage_full',
  'storage_unavailable',
  'rate_limited',
  'unavailable',
  'internal',
])
export type ErrorCode = z.infer<typeof errorCode>

/** Code of an issue with one value of a body or query. */
export const issueCode = z.enum([
  'required',
  'invalid_type',
  'invalid_value',
  'invalid_email',
  'invalid_phone',
  'invalid_url',
  'invalid_day',
  'invalid_time',
  'invalid_points',
  'invalid_iban',
  'invalid_bic',
  'invalid_ico',
  'invalid_dic',
  'invalid_ic_dph',
  'invalid_postal_code',
  'invalid_country',
  'invalid_format',
  'invalid_ekasa',
  'invalid_choice',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_many',
  'out_of_order',
  'unknown_key',
  'read_only',
  'not_found',
  'not_unique',
  'unknown_variable',
  'section_open',
  'mismatch',
  'low_contrast',
])
export type IssueCode = z.infer<typeof issueCode>

export const fieldIssue = z.object({
  path: z.string(),
  code: issueCode,
  /** Line of a longer text, from 1. */
  line: z.int().optional(),
})
export type FieldIssue = z.infer<typeof fieldIssue>

/**
 * The body of every answer other than 200. `details` has the data that the code promises (taken nights, a new price).
 */
export const apiError = z.object({
  code: errorCode,
  message: z.string(),
  fields: z.array(fieldIssue).optional(),
  details: z.unknown().optional(),
  requestId: z.string().optional(),
})
export type ApiErrorBody = z.infer<typeof apiError>
