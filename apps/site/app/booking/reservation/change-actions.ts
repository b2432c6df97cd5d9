import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../api.ts'
import { changeProblems, type ChangeAnswer } from './change-answer.ts'
import { readChange, readShownChange } from './read-change.ts'
import { words } from './reservation-texts.ts'

type Context = Readonly<RouterContextProvider>

/** The version of the reservation that the form was filled in on. */
const versionOf = (form: FormData) => ({ ifMatch: String(form.get('version') ?? '') })

/** What the change would make of the reservation; changes nothing. */
export async function showChange(context: Context, token: string, form: FormData): Promise<ChangeAnswer> {
  const wish = readChange(form)
  if (!wish) return { wish, problems: [words.change.senseless] }
  const shown = await apiOf(context).booking.attempt.previewChange(token, wish, versionOf(form))
  return shown.ok ? { wish, outcome: shown.value } : { wish, problems: changeProblems(shown.error, wish) }
}

/** Changes it at the total that was shown; at another one the new price is shown first. */
export async function keepChange(context: Context, token: string, form: FormData) {
  const wish = readShownChange(form)
  if (!wish) return { wish, problems: [words.change.senseless] } satisfies ChangeAnswer
  const { booking } = apiOf(context)
  const kept = await booking.attempt.change(token, wish, versionOf(form))
  if (kept.ok) return redirect(`/rezervacia-detail/${token}?zmenena`)
  const problems = changeProblems(kept.error, wish)
  if (kept.error.code !== 'price_changed') return { wish, problems } satisfies ChangeAnswer
  const { expected_total: _old, ...same } = wish
  const again = await booking.attempt.previewChange(token, same)
  return { wish: same, problems, ...(again.ok && { outcome: again.value }) } satisfies ChangeAnswer
}
