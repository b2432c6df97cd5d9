import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  gatheringRefusals,
  type GatheringInput,
  type GatheringRefusal,
} from '@dvor/contract/reservations/gatherings.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { refusalReason } from '../../core/forms/refusal-reason.ts'
import { acceptedAnswer, refusedAnswer, type EnquiryAnswer } from '../enquiry/enquiry-answer.ts'

/** Result of the form. */
export interface RequestAnswer extends EnquiryAnswer {
  /** Reason of a refusal that is not about a field. */
  reason?: GatheringRefusal | undefined
  /** What was asked for, where the link went, and until when it can be confirmed; present after success. */
  sent?: Pick<GatheringInput, 'arrival' | 'departure' | 'units' | 'email'> & { until: string }
}

/** Sends the form. */
export async function sendRequest(context: Readonly<RouterContextProvider>, form: FormData) {
  const { language } = context.get(visitContext)
  const request = requestOf(form, language)
  const sent = await apiOf(context).gatherings.attempt.request(request)
  if (sent.ok) return data(acceptedRequest(form, request, sent.value.confirm_until))
  const { code, fields = [], status, details } = sent.error
  const answer = refusedRequest(form, code, fields, refusalReason(gatheringRefusals, details))
  return data(answer, { status: status === 0 ? 503 : status })
}

function acceptedRequest(form: FormData, request: GatheringInput, until: string): RequestAnswer {
  const { arrival, departure, units, email } = request
  return { ...acceptedAnswer(form), sent: { arrival, departure, units, email, until } }
}

/** The answer to a refused form, with all typed values. */
export function refusedRequest(
  form: FormData,
  problem: ErrorCode,
  fields: readonly FieldIssue[] = [],
  reason?: GatheringRefusal,
): RequestAnswer {
  // An issue of one unit belongs to the whole field.
  const issues = fields.map(({ path, code }) => ({ path: path.split('.')[0] ?? path, code }))
  const answer = refusedAnswer(form, problem, issues)
  return { ...answer, values: { ...answer.values, units: form.getAll('units').join(',') }, reason }
}

function requestOf(form: FormData, language: Language): GatheringInput {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    arrival: text('arrival'),
    departure: text('departure'),
    units: form.getAll('units').map(String),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone') || null,
    message: text('message') || null,
    language,
    website: text('website'),
  }
}
