import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askedSurvey } from '../testing/fixtures/a-past-stay.ts'
import { aGuest, type TestProperty } from '../testing/test-property.ts'
import { answer, ownersSurveys, type OwnersSurveys } from '../testing/fixtures/survey-answers.ts'
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

const count = (query: string) => surveys.count(query)
const read = (id: string) => surveys.read(id)

describe('new answers', () => {
  test('are counted by done and is_new, and are no longer new after the owner’s PUT, not after a GET', async () => {
    const [first] = [await askedSurvey(api, property), await askedSurvey(api, property)]
    expect([await count('done=true'), await count('is_new=true')]).toEqual([0, 0])
    await answer(api, first)
    expect([await count('done=true'), await count('done=false'), await count('is_new=true')]).toEqual([
      1, 1, 1,
    ])
    const { updatedAt } = await read(first)
    expect(await count('is_new=true')).toBe(1)
    const opened = await property.call('PUT', `/surveys/${first}`, { is_new: false })
    expect(opened).toMatchObject({ status: 200, body: { is_new: false, done: true } })
    expect(await count('is_new=true')).toBe(0)
    expect((await read(first)).updatedAt > updatedAt).toBe(true)
  })

  test('a record that was read may be sent back whole, but the guest’s answers cannot be changed', async () => {
    const id = await askedSurvey(api, property)
    await answer(api, id, { whole: '3', again: 'Nie' })
    const whole = await read(id)
    expect(await property.call('PUT', `/surveys/${id}`, { ...whole, is_new: false })).toMatchObject({
      status: 200,
    })
    for (const change of [{ done: false }, { guest_name: 'Iný' }, { publish_consent: true }]) {
      const { status, body } = await property.call('PUT', `/surveys/${id}`, change)
      const path = Object.keys(change)[0]
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ fields: [{ path, code: 'read_only' }] }),
      ])
    }
  })
})

describe('deleting', () => {
  test('deletes answer by answer and then the survey, as the client of the specification does', async () => {
    const id = await askedSurvey(api, property)
    await answer(api, id, { whole: '5', again: 'Áno', liked: 'Všetko.' })
    const { survey_answers } = await read(id)
    expect(survey_answers).toHaveLength(3)
    for (const { id: answerId } of survey_answers) {
      const { status, body } = await property.call('DELETE', `/survey-answers/${answerId}`)
      expect([status, body]).toEqual([200, expect.objectContaining({ id: answerId })])
    }
    expect((await property.call('DELETE', `/surveys/${id}`)).status).toBe(200)
    expect((await property.call('GET', `/surveys/${id}`)).status).toBe(404)
  })

  test('deletes the answers with the survey in one call, with their last state in the history', async () => {
    const id = await askedSurvey(api, property)
    await answer(api, id)
    const { survey_answers } = await read(id)
    expect((await property.call('DELETE', `/surveys/${id}`)).status).toBe(200)
    expect((await property.call('GET', '/survey-answers/count')).body).toBe(0)
    const gone = 'select count(*)::int as kept from history where action = $1 and record_id = any($2)'
    const ids = [id, ...survey_answers.map((given) => given.id)]
    const { rows } = await api.api.db.$client.query(gone, ['delete', ids])
    expect(rows[0]).toEqual({ kept: 3 })
  })

  test('deletes all or nothing', async () => {
    const id = await askedSurvey(api, property)
    await answer(api, id)
    await api.api.db.execute(`create function refuse_survey() returns trigger language plpgsql as $$
      begin raise 'no'; end $$`)
    await api.api.db.execute(
      'create trigger refuse_survey before delete on surveys for each row execute function refuse_survey()',
    )
    expect((await property.call('DELETE', `/surveys/${id}`)).status).toBe(500)
    expect((await read(id)).survey_answers).toHaveLength(2)
    await api.api.db.execute('drop trigger refuse_survey on surveys')
    expect((await property.call('DELETE', `/surveys/${id}`)).status).toBe(200)
  })

  test('refuses a question with answers with their number, and its kind cannot change', async () => {
    await answer(api, await askedSurvey(api, property))
    const { body } = await property.call('GET', '/survey-questions?kind=yes_no')
    const question = `/survey-questions/${(body as { id: string }[])[0]?.id}`
    const uses = { code: 'in_use', details: { survey_answers: 1 } }
    expect(await property.call('DELETE', question)).toMatchObject({ status: 409, body: uses })
    expect(await property.call('PUT', question, { kind: 'text' })).toMatchObject({ status: 409, body: uses })
    const { text } = (body as { text: string }[])[0] ?? {}
    for (const reworded of ['Vrátili by ste sa?', text])
      expect(await property.call('PUT', question, { text: reworded })).toMatchObject({ status: 200 })
  })
})

describe('questions', () => {
  const create = (values: Record<string, unknown>) =>
    property.call('POST', '/survey-questions', { text: 'Nová', active: false, ...values })

  test.each([
    [{ kind: 'choice' }, [{ path: 'options', code: 'too_short' }]],
    [{ kind: 'choice', options: ['Áno'] }, [{ path: 'options', code: 'too_short' }]],
    [{ kind: 'choice', options: ['Áno', ' Áno '] }, [{ path: 'options', code: 'not_unique' }]],
    [
      { kind: 'choice', options: ['A', 'B'], translations: { en: { options: ['A'] } } },
      [{ path: 'translations.en.options', code: 'mismatch' }],
    ],
  ])('%j cannot be stored', async (values, fields) => {
    expect(await create(values)).toMatchObject({ status: 400, body: { code: 'invalid', fields } })
  })

  test('other kinds have no options', async () => {
    const { body } = await create({ kind: 'text', options: ['A', 'B'] })
    expect(body).toMatchObject({ kind: 'text', options: null })
  })

  test('are asked in their order, and only the active ones', async () => {
    const { body } = await create({ kind: 'text', text: 'Prvá', active: true, order: -1 })
    const id = await askedSurvey(api, property)
    const texts = async () =>
      ((await api.call('GET', `/surveys/${id}`)).body as { survey_questions: { text: string }[] })
        .survey_questions
    expect((await texts())[0]?.text).toBe('Prvá')
    await property.call('DELETE', `/survey-questions/${(body as { id: string }).id}`)
    expect((await texts())[0]?.text).not.toBe('Prvá')
  })
})

describe('sent again', () => {
  test('a survey goes to the guest in the guest’s language, as often as requested, until it is answered', async () => {
    const id = await askedSurvey(api, property, { language: 'en' })
    const mails = async () =>
      (await property.call('GET', '/outgoing-emails?key=survey_request&_sort=createdAt:DESC')).body as {
        subject: string
        body: string
        to: string
      }[]
    const before = (await mails()).length
    expect(await property.call('POST', `/surveys/${id}/resend`)).toMatchObject({
      status: 200,
      body: { id, done: false },
    })
    const [mail, ...others] = await mails()
    expect(others).toHaveLength(before)
    expect(mail).toMatchObject({ subject: 'How did you like it?', to: aGuest.email })
    expect(mail?.body).toContain(`/spatna-vazba/${id}`)
    await answer(api, id)
    expect(await property.call('POST', `/surveys/${id}/resend`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  test('a survey is refused when the reservation is deleted', async () => {
    const id = await askedSurvey(api, property)
    await api.api.db.$client.query('update surveys set reservation = null where id = $1', [id])
    const refused = { status: 409, body: { code: 'not_available' } }
    expect(await property.call('POST', `/surveys/${id}/resend`)).toMatchObject(refused)
  })
})
