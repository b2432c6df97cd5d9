import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askedSurvey, remindAt, stayAndLeave } from '../testing/fixtures/a-past-stay.ts'
import type { TestProperty } from '../testing/test-property.ts'
import {
  answer,
  ownersSurveys,
  type OwnedSurvey,
  type OwnersSurveys,
} from '../testing/fixtures/survey-answers.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let surveys: OwnersSurveys
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  surveys = ownersSurveys(api, property)
})
beforeEach(async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  await api.api.db.execute('delete from survey_answers; delete from surveys')
  await api.api.db.execute('delete from attempt_counters')
})
afterAll(() => api.close())

const readRatings = () => surveys.ratings()
const readSummary = (query?: string) => surveys.summary(query)

describe('a summary', () => {
  const given = [
    [{ whole: '5', cleanliness: '4', again: 'Áno', heard: 'Od známych', liked: 'Kone.' }, true],
    [{ whole: '4', again: 'Áno', liked: 'Ticho.', better: 'Viac háčikov.' }, true],
    [{ whole: '2', again: 'Nie', liked: 'Nič moc.' }, false],
  ] as const

  beforeEach(async () => {
    for (const [values, consent] of given)
      await answer(api, await askedSurvey(api, property), values, consent)
  })

  test('has averages and the number of each value, for the owner', async () => {
    const { sent, done, questions } = await readSummary()
    expect([sent, done]).toEqual([3, 3])
    expect(questions[0]).toMatchObject({
      kind: 'rating',
      count: 3,
      average: 3.67,
      distribution: [
        { value: '1', count: 0 },
        { value: '2', count: 1 },
        { value: '3', count: 0 },
        { value: '4', count: 1 },
        { value: '5', count: 1 },
      ],
    })
    expect(questions[4]).toMatchObject({
      average: null,
      distribution: [
        { value: 'Áno', count: 2 },
        { value: 'Nie', count: 1 },
      ],
    })
    expect(questions[5]?.distribution).toContainEqual({ value: 'Od známych', count: 1 })
    expect(questions[6]).toMatchObject({ count: 3, average: null, distribution: [] })
  })

  test('covers days of the property', async () => {
    const id = await askedSurvey(api, property)
    api.clock.set('2027-03-20T22:30:00Z')
    await answer(api, id, { whole: '1', again: 'Nie' })
    expect((await readSummary('?from=2027-03-20&to=2027-03-20')).done).toBe(1)
    expect((await readSummary('?from=2027-03-21')).done).toBe(0)
    expect((await property.call('GET', '/survey-summary?from=2027-02-30')).status).toBe(400)
  })

  test('for the public has the consented answers to public questions, without surnames and keys', async () => {
    const { count: rated, average, questions, quotes } = await readRatings()
    expect([rated, average]).toEqual([2, 4.5])
    expect(questions.map((question) => [question.text, question.average, question.count])).toEqual([
      ['Ako ste boli s pobytom spokojní?', 4.5, 2],
      ['Čistota', 4, 1],
    ])
    expect(quotes).toEqual(
      expect.arrayContaining([
        { first_name: 'Jana', month: '2027-03', stars: 5, text: 'Kone.', language: 'sk', owner_answer: null },
        {
          first_name: 'Jana',
          month: '2027-03',
          stars: 4,
          text: 'Ticho.',
          language: 'sk',
          owner_answer: null,
        },
      ]),
    )
    expect(quotes).toHaveLength(2)
  })

  test('removes everything of a guest at once when the consent is withdrawn', async () => {
    const { body } = await property.call('GET', '/surveys?publish_consent=true')
    for (const { id } of body as OwnedSurvey[])
      expect((await property.call('PUT', `/surveys/${id}`, { publish_consent: false })).status).toBe(200)
    expect(await readRatings()).toEqual({ count: 0, average: null, questions: [], quotes: [] })
  })
})

test('is empty for a property without ratings', async () => {
  await stayAndLeave(api, property)
  await remindAt(api, '2027-03-16T09:00:00Z')
  expect(await readRatings()).toEqual({ count: 0, average: null, questions: [], quotes: [] })
})
