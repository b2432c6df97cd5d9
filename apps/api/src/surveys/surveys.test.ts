import { surveyView } from '@dvor/contract/guests/surveys.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { askedSurvey } from '../testing/fixtures/a-past-stay.ts'
import type { TestProperty } from '../testing/test-property.ts'
import { answer, replyTo, seeSurvey } from '../testing/fixtures/survey-answers.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { UnlockedClient } from '../testing/races/unlocked-client.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

interface OwnersView {
  id: string
  done: boolean
  is_new: boolean
  publish_consent: boolean
  updatedAt: string
  survey_answers: { id: string; question_text: string; kind: string; value: string }[]
}

const asOwner = async (id: string) => (await property.call('GET', `/surveys/${id}`)).body as OwnersView

/** Each call has an address of its own, so that attempts of one test do not count against another's. */
let visitors = 0
const put = (id: string, body: unknown) =>
  api.call('PUT', `/surveys/${id}`, { body, from: `198.51.100.${++visitors % 250}` })

describe('the guest with the link', () => {
  test('reads the questions and a first name, and no other personal data', async () => {
    const id = await askedSurvey(api, property)
    const seen = await seeSurvey(api, id)
    expect(surveyView.strict().parse(seen)).toMatchObject({ first_name: 'Jana', done: false, open: true })
    expect(seen.survey_questions.map(({ kind }) => kind)).toEqual([
      'rating',
      'rating',
      'rating',
      'rating',
      'yes_no',
      'choice',
      'text',
      'text',
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Nováková|example\.com|\+421|2027-03-1[24]/)
  })

  test('has an id that cannot be guessed', async () => {
    const id = await askedSurvey(api, property)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  test('answers once, and the owner gets all answers and a badge', async () => {
    const id = await askedSurvey(api, property)
    const given = {
      whole: '4',
      food: '5',
      again: 'Áno',
      heard: 'Od známych',
      liked: 'Ticho,\r\nkone a chlieb.\u0007',
    } as const
    const { status, body } = await answer(api, id, given, true)
    expect([status, body]).toEqual([200, expect.objectContaining({ done: true, survey_questions: [] })])
    const owned = await asOwner(id)
    expect(owned).toMatchObject({ done: true, is_new: true, publish_consent: true })
    expect(owned.survey_answers.map(({ kind, value }) => [kind, value])).toEqual([
      ['rating', '4'],
      ['rating', '5'],
      ['yes_no', 'Áno'],
      ['choice', 'Od známych'],
      ['text', 'Ticho,\nkone a chlieb.'],
    ])
    const again = await put(id, { survey_answers: [], publish_consent: false })
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
    expect(await asOwner(id)).toMatchObject({ publish_consent: true })
  })

  test('sends an answered survey to every recipient of the form', async () => {
    const forms = (await property.call('GET', '/administrator-forms?key=survey')).body as { id: string }[]
    const recipients = { recipients: 'ja@dvor.sk; manzel@dvor.sk' }
    expect((await property.call('PUT', `/administrator-forms/${forms[0]?.id}`, recipients)).status).toBe(200)
    const id = await askedSurvey(api, property)
    await answer(api, id, { whole: '4', again: 'Áno', liked: 'Studnička <3' })
    const sent = (
      await property.call('GET', '/outgoing-emails?key=owner_survey_answered&body_contains=Studni%C4%8Dka')
    ).body as { to: string; body: string }[]
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['ja@dvor.sk', 'manzel@dvor.sk'])
    expect(sent[0]?.body).toContain(`/survey-requests/${id}`)
  })

  test('reads English where the owner has translated it, with the same answers', async () => {
    const id = await askedSurvey(api, property, { language: 'en' })
    const { language, survey_questions } = await seeSurvey(api, id)
    expect(language).toBe('en')
    expect(survey_questions[0]?.text).toBe('How did you like your stay?')
    expect(survey_questions[5]?.options[1]).toEqual({ value: 'Z vyhľadávača', label: 'Search engine' })
    expect((await answer(api, id, { whole: '5', again: 'Nie', heard: 'Z vyhľadávača' })).status).toBe(200)
    expect((await asOwner(id)).survey_answers[2]).toMatchObject({
      question_text: 'Ako ste sa o nás dozvedeli?',
      value: 'Z vyhľadávača',
    })
  })

  test('gets all issues at once, by question, and nothing is stored', async () => {
    const id = await askedSurvey(api, property)
    const { survey_answers } = await replyTo(api, id, { whole: '6', food: '0', heard: 'Z vesmíru' })
    const [whole, food, heard] = survey_answers.map(({ survey_question }) => survey_question)
    const again = (await seeSurvey(api, id)).survey_questions[4]?.id
    const { status, body } = await put(id, { survey_answers })
    expect(status).toBe(400)
    expect((body as { fields: unknown[] }).fields).toEqual([
      { path: `survey_answers.${whole}`, code: 'invalid_choice' },
      { path: `survey_answers.${food}`, code: 'invalid_choice' },
      { path: `survey_answers.${again}`, code: 'required' },
      { path: `survey_answers.${heard}`, code: 'invalid_choice' },
    ])
    expect(await asOwner(id)).toMatchObject({ done: false, is_new: false, survey_answers: [] })
  })
})

describe('misuse', () => {
  test.each([
    ['another survey’s key', crypto.randomUUID(), 404],
    ['what is no key', 'abc', 404],
    ['an injection', encodeURIComponent("' or 1=1 --"), 404],
  ])('%s is refused', async (_name, id, status) => {
    expect((await api.call('GET', `/surveys/${id}`)).status).toBe(status)
    expect((await put(id, { survey_answers: [] })).status).toBe(status)
  })

  test('answers to inactive questions, or repeated ones, are refused', async () => {
    const id = await askedSurvey(api, property)
    const { survey_answers } = await replyTo(api, id)
    const stranger = { survey_question: crypto.randomUUID(), value: '5' }
    const strange = await put(id, { survey_answers: [...survey_answers, stranger] })
    expect((strange.body as { fields: unknown[] }).fields).toEqual([
      { path: `survey_answers.${stranger.survey_question}`, code: 'not_found' },
    ])
    const twice = await put(id, { survey_answers: [...survey_answers, ...survey_answers.slice(0, 1)] })
    expect((twice.body as { fields: unknown[] }).fields).toEqual([
      { path: `survey_answers.${survey_answers[0]?.survey_question}`, code: 'not_unique' },
    ])
    expect((await asOwner(id)).done).toBe(false)
  })

  test.each([
    ['the owner’s fields', { is_new: false }],
    ['no answers at all', {}],
    ['answers that are no list', { survey_answers: 'all' }],
    ['a value that is no text', { survey_answers: [{ survey_question: crypto.randomUUID(), value: 5 }] }],
    [
      'a text without end',
      { survey_answers: [{ survey_question: crypto.randomUUID(), value: 'a'.repeat(3001) }] },
    ],
    ['a list', []],
    ['nothing', undefined],
  ])('a body with %s is refused', async (_name, body) => {
    const id = await askedSurvey(api, property)
    const { status, body: refusal } = await put(id, body)
    expect([status, refusal]).toEqual([400, expect.objectContaining({ code: 'invalid' })])
  })

  test('markup and quotes are stored as text', async () => {
    const id = await askedSurvey(api, property)
    const liked = `<script>alert(1)</script> '); drop table surveys; -- {{ total }}`
    await answer(api, id, { whole: '5', again: 'Áno', liked }, true)
    expect((await asOwner(id)).survey_answers.at(-1)?.value).toBe(liked)
    expect((await api.call('GET', '/ratings')).body).toMatchObject({
      quotes: expect.arrayContaining([expect.objectContaining({ text: liked })]),
    })
  })

  test('attempts of one address are limited', async () => {
    const id = await askedSurvey(api, property)
    const from = '203.0.113.9'
    const attempt = () => api.call('PUT', `/surveys/${id}`, { body: { survey_answers: [] }, from })
    for (let tries = 0; tries < 30; tries++) expect((await attempt()).status).toBe(400)
    const { status, headers } = await attempt()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a closed survey accepts nothing', async () => {
    const id = await askedSurvey(api, property)
    const { body } = await property.call('GET', '/administrator-forms?key=survey')
    const form = `/administrator-forms/${(body as { id: string }[])[0]?.id}`
    const reply = await replyTo(api, id)
    await property.call('PUT', form, { active: false })
    expect((await seeSurvey(api, id)).open).toBe(false)
    expect(await put(id, reply)).toMatchObject({ status: 409, body: { code: 'not_available' } })
    await property.call('PUT', form, { active: true })
    expect((await put(id, reply)).status).toBe(200)
  })
})

describe('the same reply many times at once', () => {
  const tries = 12

  async function statusesOf(racing: TestApi): Promise<number[]> {
    const id = await askedSurvey(api, property)
    const body = await replyTo(api, id)
    const all = Array.from({ length: tries }, (_, index) =>
      racing.call('PUT', `/surveys/${id}`, { body, from: `192.0.2.${index}` }),
    )
    return (await Promise.all(all)).map(({ status }) => status).toSorted()
  }

  test('is stored once, the others get the error that it is answered', async () => {
    const racing = await startTestApi({ pool: { ...api.connection, max: tries } })
    for (let round = 0; round < inject('effort'); round++)
      expect(await statusesOf(racing)).toEqual([200, ...Array.from({ length: tries - 1 }, () => 409)])
    await racing.close()
  })

  test('control: without the lock the others do not get it', async () => {
    const pool = { ...api.connection, max: tries, Client: UnlockedClient }
    const racing = await startTestApi({ pool })
    const gate = await raiseGate(api.connection, 'insert on survey_answers')
    const over = statusesOf(racing)
    await gate.openFor(2)
    expect(await over).toContain(500)
    await gate.close()
    await racing.close()
  })
})
