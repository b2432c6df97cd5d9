import type { Attempt } from '@dvor/client/transport/result.ts'
import type { HallDemandInput } from '@dvor/contract/guests/enquiries.ts'
import type { Language } from '@dvor/format/languages.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { refusedAnswer, typedValues } from './enquiry-answer.ts'
import { sentPath } from './sent-path.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Sends the contact form and redirects to a page of thanks, which can be reloaded safely. With a hall chosen it is an
 * enquiry about that hall.
 */
export async function sendContact(context: Context, form: FormData) {
  const { name = '', email = '', phone, message = '', website, hall } = trimmed(form)
  const { language } = context.get(visitContext)
  if (hall) {
    const demand = demandOf(form, language)
    return answerTo(await apiOf(context).visitor.attempt.sendHallDemand(demand), form, '/kontakt')
  }
  const sent = await apiOf(context).visitor.attempt.sendContactMessage({
    name,
    email,
    phone: phone || null,
    message,
    language,
    website,
  })
  return answerTo(sent, form, '/kontakt')
}

/** Sends the enquiry about a hall. */
export async function sendDemand(context: Context, form: FormData) {
  const demand = demandOf(form, context.get(visitContext).language)
  return answerTo(await apiOf(context).visitor.attempt.sendHallDemand(demand), form, '/saly')
}

function demandOf(form: FormData, language: Language): HallDemandInput {
  const { name = '', email = '', website, persons, ...rest } = trimmed(form)
  const { hall, phone, event_type, day_from, day_to, message } = rest
  return {
    hall: hall || null,
    name,
    email,
    phone: phone || null,
    event_type: event_type || null,
    day_from: day_from || null,
    day_to: day_to || null,
    // A value that is no number is sent as one that the API refuses, so that the error names its field.
    persons: persons ? (/^\d{1,6}$/.test(persons) ? Number(persons) : 0) : null,
    message: message || null,
    language,
    website,
  }
}

const trimmed = (form: FormData): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(typedValues(form)).map(([key, value]) => [key, value.trim()]))

function answerTo(sent: Attempt<{ sent: boolean }>, form: FormData, page: '/kontakt' | '/saly') {
  if (sent.ok) return redirect(sentPath(page), 303)
  const { code, fields, status } = sent.error
  return data(refusedAnswer(form, code, fields), { status: status === 0 ? 503 : status })
}
