import type { Queue } from '@dvor/contract/insight/queue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedSurvey } from '../testing/fixtures/a-past-stay.ts'
import { answer, ownersSurveys, type OwnersSurveys } from '../testing/fixtures/survey-answers.ts'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let surveys: OwnersSurveys
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  surveys = ownersSurveys(api, property)
})
afterAll(() => api.close())

/** Repeats a survey with its answers, each a minute later than the one before. */
const repeat = (id: string, times: number) =>
  api.api.db.$client.query(
    `with again as (
      insert into surveys (id, first_name, language, done, done_at, publish_consent, created_at, updated_at)
      select gen_random_uuid(), first_name, language, done, done_at + n * interval '1 minute', publish_consent,
        created_at, updated_at from surveys, generate_series(1, $2::int) n where id = $1 returning id)
    insert into survey_answers (id, survey, survey_question, question_text, value, position, created_at, updated_at)
    select gen_random_uuid(), again.id, survey_question, question_text, value, position, created_at, updated_at
      from survey_answers, again where survey = $1`,
    [id, times],
  )

test('comments on the site are the newest of each language, so that many in one do not hide the others', async () => {
  const slovak = await askedSurvey(api, property)
  await answer(api, slovak, { whole: '5', again: 'Áno', liked: 'Kone.' }, true)
  api.clock.advanceMinutes(1)
  const english = await askedSurvey(api, property, { language: 'en' })
  await answer(api, english, { whole: '4', again: 'Áno', liked: 'The horses.' }, true)
  await repeat(english, 14)
  const { quotes, count: rated } = await surveys.ratings()
  expect(rated).toBe(16)
  expect(quotes.map(({ language }) => language)).toEqual([...Array<string>(12).fill('en'), 'sk'])
  expect(quotes.at(-1)).toMatchObject({ text: 'Kone.', stars: 5, month: '2027-03' })
})

test('the owner’s answer stands below the words of the guest, and goes with an empty one', async () => {
  const id = await askedSurvey(api, property)
  await answer(api, id, { whole: '5', again: 'Áno', liked: 'Koláče.' }, true)
  const waits = async () =>
    ((await property.call('GET', '/queue?kind=review')).body as Queue).lines.some((line) => line.id === id)
  const edit = (body: object) => property.call('PUT', `/surveys/${id}`, body)
  const shown = async () =>
    (await surveys.ratings()).quotes.find(({ text }) => text === 'Koláče.')?.owner_answer
  await edit({ is_new: false })
  expect([await shown(), await waits()]).toEqual([null, true])
  await edit({ owner_answer: 'Ďakujeme, pečie babka.' })
  expect([await shown(), await waits()]).toEqual(['Ďakujeme, pečie babka.', false])
  await edit({ owner_answer: null })
  expect([await shown(), await waits()]).toEqual([null, true])
  await edit({ settled: true })
  expect(await waits()).toBe(false)
})
