import { redirect, type RouterContextProvider } from 'react-router'
import type { ChangeInput } from '@dvor/contract/reservations/guest-changes.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { apiOf } from '../../../core/client/api.ts'
import { visitContext } from '../../../core/client/visit.ts'
import { changeProblems, type ChangeAnswer } from './change-answer.ts'
import { loadSeatChoices, type SeatChoices } from './load-seat-choices.ts'
import { readChange, readShownChange } from './read-change.ts'
import { reservationWords } from '@dvor/texts/areas.ts'

type Context = Readonly<RouterContextProvider>

/** The version of the reservation that the form was rendered from. */
const versionOf = (form: FormData) => ({ ifMatch: String(form.get('version') ?? '') })

/** Previews the change as a dry run. */
export async function showChange(context: Context, token: string, form: FormData): Promise<ChangeAnswer> {
  const request = readChange(form)
  const { language } = context.get(visitContext)
  if (!request) return { request, problems: [reservationWords[language].change.senseless] }
  const [preview, seats] = await Promise.all([
    apiOf(context).booking.attempt.change(token, { ...request, dry_run: true }, versionOf(form)),
    seatsFor(context, request),
  ])
  if (preview.ok) return { request, seats, outcome: preview.value }
  return { request, seats, problems: changeProblems(preview.error, request, language) }
}

/** Times of the booked services on the requested days, so that they can move along with the stay. */
function seatsFor(context: Context, { stays = [], services = [] }: ChangeInput): Promise<SeatChoices> {
  const seatRequests = services.flatMap(({ request }) => request ?? [])
  return loadSeatChoices(
    apiOf(context),
    { stays, services: seatRequests },
    todayIn(context.get(visitContext).now),
  )
}

/** Changes the reservation at the total that was shown; for another total the new price is shown first. */
export async function keepChange(context: Context, token: string, form: FormData) {
  const request = readShownChange(form)
  const { language } = context.get(visitContext)
  if (!request)
    return { request, problems: [reservationWords[language].change.senseless] } satisfies ChangeAnswer
  const { booking } = apiOf(context)
  const result = await booking.attempt.change(token, request, versionOf(form))
  if (result.ok) return redirect(`/rezervacia-detail/${token}?zmenena`)
  const problems = changeProblems(result.error, request, language)
  if (result.error.code !== 'price_changed') return { request, problems } satisfies ChangeAnswer
  const { expected_total: _old, ...same } = request
  const again = await booking.attempt.change(token, { ...same, dry_run: true })
  return { request: same, problems, ...(again.ok && { outcome: again.value }) } satisfies ChangeAnswer
}
