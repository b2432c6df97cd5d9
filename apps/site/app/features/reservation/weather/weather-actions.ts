import { weatherAnswer, type WeatherAnswer } from '@dvor/contract/services/weather.ts'
import { reservationWords } from '@dvor/texts/areas.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../../core/client/api.ts'
import { visitContext } from '../../../core/client/visit.ts'
import { changeProblems } from '../changes/change-answer.ts'

/** Why a choice after the weather was refused. */
export interface WeatherRefusal {
  problems: readonly string[]
}

/** Names of the form's inputs. */
export const weatherInput = { id: 'weather-choice', time: 'weather-time', total: 'weather-total' }

/** Stores the guest's choice: the time of the form, or with the other button the money. */
export async function chooseAfterWeather(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | WeatherRefusal> {
  const { language } = context.get(visitContext)
  const words = reservationWords[language]
  const answer = readAnswer(form)
  if (!answer) return { problems: [words.weather.choose] }
  const id = String(form.get(weatherInput.id) ?? '')
  const result = await apiOf(context).booking.attempt.chooseAfterWeather(token, id, answer)
  if (result.ok) return redirect(`/rezervacia-detail/${token}#pocasie`)
  if (result.error.code === 'conflict') return { problems: [words.weather.decided] }
  return { problems: changeProblems(result.error, {}, language) }
}

function readAnswer(form: FormData): WeatherAnswer | null {
  const [service_slot, day] = String(form.get(weatherInput.time) ?? '').split(' ')
  const expected_total = Number(form.get(weatherInput.total))
  const isMoney = form.get('decision') === 'money'
  const answer = isMoney
    ? { decision: 'money' }
    : { decision: 'other_time', service_slot, day, expected_total }
  return weatherAnswer.safeParse(answer).data ?? null
}
