import {
  waitingRefusals,
  type WaitingListInput,
  type WaitingRefusal,
} from '@dvor/contract/reservations/waiting-list.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { answerForm, stayOf, textIn, type FormAnswer } from '../enquiry/send-form.ts'
import { typedAges, typedNumber } from './typed-party.ts'

/** Result of the form; `sent` is what was asked for. */
export type JoinAnswer = FormAnswer<WaitingRefusal, WaitingListInput>

/** Sends the form. The link to the entry goes to the mailbox alone, because anybody can type an address. */
export async function sendJoin(context: Readonly<RouterContextProvider>, form: FormData) {
  const { language } = context.get(visitContext)
  const request = requestOf(form, language)
  const attempt = await apiOf(context).waiting.attempt.join(request)
  return answerForm(form, attempt, waitingRefusals, () => request)
}

function requestOf(form: FormData, language: Language): WaitingListInput {
  return {
    ...stayOf(form),
    flexibility: typedNumber(textIn(form, 'flexibility') || '0'),
    adults: typedNumber(textIn(form, 'adults')),
    children_ages: typedAges(textIn(form, 'children_ages')),
    rate_plan: textIn(form, 'rate_plan') || null,
    language,
    // Sent as it is, so that the API names the missing consent.
    consent: (form.get('consent') === 'yes') as true,
  }
}
