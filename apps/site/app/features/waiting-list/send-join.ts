import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  waitingRefusals,
  type WaitingListInput,
  type WaitingRefusal,
} from '@dvor/contract/reservations/waiting-list.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { refusalReason } from '../../core/forms/refusal-reason.ts'
import { acceptedAnswer, refusedAnswer, type EnquiryAnswer } from '../enquiry/enquiry-answer.ts'

/** Result of a form that was not accepted. */
export interface JoinAnswer extends EnquiryAnswer {
  /** Reason of a refusal that is not about a field. */
  reason?: WaitingRefusal | undefined
  /** What was asked for; present after success. */
  sent?: WaitingListInput
}

/** Sends the form. The link to the entry goes to the mailbox alone, because anybody can type an address. */
export async function sendJoin(context: Readonly<RouterContextProvider>, form: FormData) {
  const { language } = context.get(visitContext)
  const request = requestOf(form, language)
  const sent = await apiOf(context).visitor.attempt.joinWaitingList(request)
  if (sent.ok) return data<JoinAnswer>({ ...acceptedAnswer(form), sent: request })
  const { code, fields = [], status, details } = sent.error
  const answer = refusedJoin(form, code, fields, refusalReason(waitingRefusals, details))
  return data(answer, { status: status === 0 ? 503 : status })
}

/** The answer to a refused form, with all typed values. */
export function refusedJoin(
  form: FormData,
  problem: Parameters<typeof refusedAnswer>[1],
  fields: readonly FieldIssue[] = [],
  reason?: WaitingRefusal,
): JoinAnswer {
  // An issue of one age or unit belongs to the whole field.
  const issues = fields.map(({ path, code }) => ({ path: path.split('.')[0] ?? path, code }))
  const answer = refusedAnswer(form, problem, issues)
  return { ...answer, values: { ...answer.values, units: form.getAll('units').join(',') }, reason }
}

function requestOf(form: FormData, language: Language): WaitingListInput {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    arrival: text('arrival'),
    departure: text('departure'),
    flexibility: numberOf(text('flexibility') || '0'),
    adults: numberOf(text('adults')),
    children_ages: agesOf(text('children_ages')),
    units: form.getAll('units').map(String),
    rate_plan: text('rate_plan') || null,
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone') || null,
    language,
    // Sent as it is, so that the API names the missing consent.
    consent: (form.get('consent') === 'yes') as true,
    website: text('website'),
  }
}

/** A value that is no number is sent as one that the API refuses, so that the error names its field. */
const numberOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

const agesOf = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(numberOf)
