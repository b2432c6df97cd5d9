import type { Failure } from '@dvor/client/transport/result.ts'
import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatTime, timeIn } from '@dvor/format/instants.ts'
import { problemWords, couponRefusalWords } from '@dvor/texts/areas.ts'
import { voucherRefusalText } from './voucher-refusal.ts'

/** Returns the sentence of an error code. */
export const problemText = (code: ErrorCode, language: Language): string =>
  problemWords[language].sentences[code]

/**
 * Reads the instant from which a refused call can be repeated. By hand: a schema library is ten times the size of this
 * file.
 */
function untilOf(details: unknown): string | undefined {
  const until = typeof details === 'object' && details && 'until' in details ? details.until : undefined
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined
}

/**
 * Explains a failed call: the sentence of its code (of a voucher or a coupon by the reason) and, at a limit for guests, the time of the next try and the phone
 * number.
 */
export function failureText(
  { code, details }: Pick<Failure, 'code' | 'details'>,
  language: Language,
  phone: string | null,
): string {
  const { tryAfter, call } = problemWords[language].limits
  const until = untilOf(details)
  const isLimit = until !== undefined || code === 'order_too_large' || code === 'storage_full'
  return [
    voucherRefusalText({ code, details }, language) ??
      couponRefusalText({ code, details }, language) ??
      problemText(code, language),
    ...(until ? [`${tryAfter} ${formatTime(timeIn(until), language)}.`] : []),
    ...(isLimit && phone ? [`${call}: ${phone.replaceAll(' ', '\u00a0')}.`] : []),
  ].join(' ')
}

/** Sentence for a refused coupon by the reason in the answer; null for other failures. */
function couponRefusalText(
  { code, details }: Pick<Failure, 'code' | 'details'>,
  language: Language,
): string | null {
  if (code !== 'coupon_invalid' || typeof details !== 'object' || !details || !('reason' in details))
    return null
  const sentence = Object.entries(couponRefusalWords[language]).find(([reason]) => reason === details.reason)
  return sentence?.[1] ?? null
}

type Issue = Pick<FieldIssue, 'path' | 'code'>

/** Explains what is wrong with one field and how to correct it. */
export function fieldText({ path, code }: Issue, language: Language): string {
  const { fields, formats, general } = problemWords[language]
  const key = path.split('.').at(-1) ?? path
  if (code === 'invalid_email' || (key === 'email' && code !== 'required')) return fields.email
  if (code === 'invalid_phone' || (key === 'phone' && code !== 'required')) return fields.phone
  const format = formats[key]
  if (format && code !== 'required' && code !== 'too_long') return format
  return general[code] ?? fields.other
}
