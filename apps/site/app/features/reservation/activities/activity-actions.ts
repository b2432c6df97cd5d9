import type { Failure } from '@dvor/client/transport/result.ts'
import {
  activityAddition,
  type ActivityAdditionInput,
  type ActivityOutcome,
} from '@dvor/contract/reservations/added-activities.ts'
import type { Language } from '@dvor/format/languages.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../../core/client/api.ts'
import { visitContext } from '../../../core/client/visit.ts'
import { refusedServices } from '../../booking/extras/seat-problems.ts'
import { changeProblems } from '../changes/change-answer.ts'
import { seatRequest } from '../changes/read-change.ts'
import { reservationWords, seatSentence } from '@dvor/texts/areas.ts'

type Context = Readonly<RouterContextProvider>

/** Result of asking for an activity, or for its cancellation: the preview, or why it is not possible. */
export interface ActivityAnswer {
  /** The requested activity; null where one is to be cancelled. */
  request: ActivityAdditionInput | null
  /** Id of the activity to be cancelled. */
  cancels: string | null
  outcome?: ActivityOutcome
  problems?: readonly string[]
}

/** Names of the form's inputs. */
export const activityInput = { when: 'activity', adults: 'activity-adults', age: 'activity-age' }

/** Reads the activity from the form; null where none is chosen. */
export function readActivity(form: FormData): ActivityAdditionInput | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const ages = form.getAll(activityInput.age).map(Number)
  const request = seatRequest(text(activityInput.when), text(activityInput.adults), ages)
  return request && activityAddition.safeParse({ ...request, dry_run: true }).success ? request : null
}

/** Previews the activity as a dry run. */
export async function showActivity(context: Context, token: string, form: FormData): Promise<ActivityAnswer> {
  const request = readActivity(form)
  const { language } = context.get(visitContext)
  if (!request) return { request, cancels: null, problems: [reservationWords[language].activities.choose] }
  const preview = await apiOf(context).booking.attempt.addActivity(token, { ...request, dry_run: true })
  return { request, cancels: null, ...outcomeOrProblems(preview, language) }
}

/** Previews the cancellation of a booked activity. */
export async function showCancellation(
  context: Context,
  token: string,
  form: FormData,
): Promise<ActivityAnswer> {
  const cancels = String(form.get('id') ?? '')
  const { language } = context.get(visitContext)
  const preview = await apiOf(context).booking.attempt.cancelActivity(token, cancels, { dry_run: true })
  return { request: null, cancels, ...outcomeOrProblems(preview, language) }
}

/** Adds or cancels the activity at the total that was shown. */
export async function keepActivity(context: Context, token: string, form: FormData) {
  const { language } = context.get(visitContext)
  const { booking } = apiOf(context)
  const expected_total = Number(form.get('total'))
  const cancels = String(form.get('id') ?? '') || null
  const request = cancels ? null : readActivity(form)
  const { senseless } = reservationWords[language].change
  if (!cancels && !request) return { request, cancels, problems: [senseless] } satisfies ActivityAnswer
  const result = cancels
    ? await booking.attempt.cancelActivity(token, cancels, { expected_total })
    : request && (await booking.attempt.addActivity(token, { ...request, expected_total }))
  if (result?.ok) return redirect(`/rezervacia-detail/${token}?zmenena`)
  const problems = result ? problemsOf(result.error, language) : [senseless]
  return { request, cancels, problems } satisfies ActivityAnswer
}

type Shown = { ok: true; value: ActivityOutcome } | { ok: false; error: Failure }

const outcomeOrProblems = (preview: Shown, language: Language) =>
  preview.ok ? { outcome: preview.value } : { problems: problemsOf(preview.error, language) }

function problemsOf(failure: Failure, language: Language): string[] {
  const isTwice = failure.fields?.some(({ code }) => code === 'not_unique')
  if (isTwice) return [reservationWords[language].activities.twice]
  const seats = refusedServices.safeParse(failure.details)
  if (!seats.success) return changeProblems(failure, {}, language)
  return seats.data.services.flatMap(({ refusals }) => refusals.map((one) => seatSentence[language](one)))
}
