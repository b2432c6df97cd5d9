import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { seedQuestions } from '../seed/survey-questions.ts'
import { answerSurvey } from '../surveys/answer-survey.ts'
import { listActiveQuestions, listAnswersOf, updateSurvey } from '../surveys/queries.ts'
import { requestSurvey } from '../surveys/request-survey.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { today as todayBy } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { guests } from '@dvor/sample/content/guests/guests.ts'
import { opinions, type AskedQuestion, type Opinion } from '@dvor/sample/content/guests/opinions.ts'
import type { SampleReservation } from '@dvor/sample/content/guests/sample-reservations.ts'
import type { SampleServices } from './fill-sample.ts'
import { backdate, insertAdded } from './sample-queries.ts'

/** A sample reservation and the id of its row. */
export interface FilledReservation {
  sampleReservation: SampleReservation
  reservation: string
}

/** Days after departure on which the survey is sent. */
const askedAfter = 2

/**
 * Adds surveys of departed guests, sent and answered by the usual use-cases, each at its own moment. Guests without an
 * opinion here have not answered.
 */
export async function fillSurveys(
  db: Db,
  filled: readonly FilledReservation[],
  services: SampleServices,
): Promise<void> {
  const today = todayBy(services.clock)
  for (const { sampleReservation, reservation: id } of filled) {
    const { state, departure } = await findReservation(db, { id })
    if (state !== 'completed' || !departure || departure >= addDays(today, -askedAfter)) continue
    const survey = await ask(db, id, departure, services)
    const opinion = opinionOf(sampleReservation)
    if (survey && opinion) await reply(db, survey, departure, opinion, services)
  }
}

function opinionOf({ guest }: SampleReservation): Opinion | undefined {
  const names = Object.keys(guests) as (keyof typeof guests)[]
  const name = names.find((key) => guests[key] === guest)
  return name && opinions[name]
}

async function ask(
  db: Db,
  id: string,
  departure: Day,
  services: SampleServices,
): Promise<string | undefined> {
  const moment = instantAt(addDays(departure, askedAfter), '10:00')
  const then = { ...services, clock: { now: () => moment } }
  const survey = await requestSurvey(db, await findReservation(db, { id }), then)
  await backdate(db, id, moment)
  if (survey) await insertAdded(db, 'surveys', [survey.id])
  return survey?.id
}

async function reply(
  db: Db,
  survey: string,
  departure: Day,
  { after, at, given, consent, unread }: Opinion,
  services: SampleServices,
): Promise<void> {
  const moment = instantAt(addDays(departure, after), at)
  const survey_answers = await namedAnswers(db, given)
  // An address of the range reserved for examples (RFC 5737).
  const actor = { kind: 'anyone', ip: '192.0.2.20' } as const
  const body = { survey_answers, publish_consent: consent }
  const answered = await answerSurvey(db, actor, survey, body, { ...services, clock: { now: () => moment } })
  if (!unread) await updateSurvey(db, survey, { is_new: false }, moment)
  for (const id of [survey, answered.reservation]) if (id) await backdate(db, id, moment)
  const answers = (await listAnswersOf(db, [survey])).get(survey) ?? []
  await insertAdded(
    db,
    'survey-answers',
    answers.map((answer) => answer.id),
  )
}

async function namedAnswers(db: Db, answers: Opinion['given']) {
  const questions = await listActiveQuestions(db)
  return Object.entries(answers).map(([name, value]) => {
    const { text } = seedQuestions[name as AskedQuestion]
    return { survey_question: questions.find((question) => question.text === text)?.id ?? '', value }
  })
}
