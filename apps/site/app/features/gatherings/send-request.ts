import {
  gatheringRefusals,
  type GatheringInput,
  type GatheringRefusal,
} from '@dvor/contract/reservations/gatherings.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { answerForm, stayOf, textIn, type FormAnswer } from '../enquiry/send-form.ts'

/** The request, the address of its link, and until when it can be confirmed. */
type SentRequest = Pick<GatheringInput, 'arrival' | 'departure' | 'units' | 'email'> & { until: string }

/** Result of the form. */
export type RequestAnswer = FormAnswer<GatheringRefusal, SentRequest>

/** Sends the form. */
export async function sendRequest(context: Readonly<RouterContextProvider>, form: FormData) {
  const { language } = context.get(visitContext)
  const request = { ...stayOf(form), message: textIn(form, 'message') || null, language }
  const attempt = await apiOf(context).gatherings.attempt.request(request)
  return answerForm(form, attempt, gatheringRefusals, ({ confirm_until: until }) => ({ ...request, until }))
}
