import type { Attempt } from '@dvor/client/transport/result.ts'
import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import { data } from 'react-router'
import { refusalReason } from '../../core/forms/refusal-reason.ts'
import { acceptedAnswer, refusedAnswer, type EnquiryAnswer } from './enquiry-answer.ts'

/** Result of a form with units and a contact. */
export interface FormAnswer<Reason extends string, Sent> extends EnquiryAnswer {
  /** Reason of a refusal that is not about a field. */
  reason?: Reason | undefined
  /** Values that were sent; present after success. */
  sent?: Sent
}

/** Answers a form by what the API said to it. */
export function answerForm<Value, Reason extends string, Sent>(
  form: FormData,
  attempt: Attempt<Value>,
  reasons: readonly Reason[],
  sentOf: (value: Value) => Sent,
) {
  if (attempt.ok)
    return data<FormAnswer<Reason, Sent>>({ ...acceptedAnswer(form), sent: sentOf(attempt.value) })
  const { code, fields, status, details } = attempt.error
  const refused = refusedForm<Reason, Sent>(form, code, fields, refusalReason(reasons, details))
  return data(refused, { status: status === 0 ? 503 : status })
}

/** The answer to a refused form, with all typed values. */
export function refusedForm<Reason extends string, Sent>(
  form: FormData,
  problem: ErrorCode,
  fields: readonly FieldIssue[] = [],
  reason?: Reason,
): FormAnswer<Reason, Sent> {
  // An issue of one unit or age belongs to the whole field.
  const issues = fields.map(({ path, code }) => ({ path: path.split('.')[0] ?? path, code }))
  const answer = refusedAnswer(form, problem, issues)
  return { ...answer, values: { ...answer.values, units: form.getAll('units').join(',') }, reason }
}

/** A typed text of the form without spaces around it; empty without the field. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Values that every form about a stay sends: days, units, name and contact. */
export const stayOf = (form: FormData) => ({
  arrival: textIn(form, 'arrival'),
  departure: textIn(form, 'departure'),
  units: form.getAll('units').map(String),
  first_name: textIn(form, 'first_name'),
  last_name: textIn(form, 'last_name'),
  email: textIn(form, 'email'),
  phone: textIn(form, 'phone') || null,
  website: textIn(form, 'website'),
})
