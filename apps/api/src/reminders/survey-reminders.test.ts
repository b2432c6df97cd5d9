import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { leave, moveTo, remindAt, stayAndLeave } from '../testing/fixtures/a-past-stay.ts'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import { bookFor, mailTo } from '../testing/guest-mail.ts'
import { answer } from '../testing/fixtures/survey-answers.ts'
import type { TestApi } from '../testing/test-api.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const setState = (id: string, state: ReservationState) => moveTo(property, id, state)

describe('after departure', () => {
  const surveyOf = async (reservation: string) =>
    (
      (await property.call('GET', `/surveys?reservation=${reservation}`)).body as {
        id: string
        sent_at: string
      }[]
    )[0]

  test('the survey is sent after two days, with a link that opens it, and its reminder after nine', async () => {
    const id = await stayAndLeave(api, property)
    await remindAt(api, '2027-03-16T08:59:00Z')
    expect(await surveyOf(id)).toBeUndefined()
    await remindAt(api, '2027-03-16T09:00:00Z')
    const survey = await surveyOf(id)
    expect(survey?.sent_at).toBe('2027-03-16T09:00:00.000Z')
    const [request] = await mailTo(property, id, 'survey_request')
    expect(request?.body).toContain(`/spatna-vazba/${survey?.id}`)
    await remindAt(api, '2027-03-23T09:00:00Z')
    await remindAt(api, '2027-03-23T09:05:00Z')
    const reminders = await mailTo(property, id, 'survey_reminder')
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.body).toContain(`/spatna-vazba/${survey?.id}`)
    expect(await mailTo(property, id, 'survey_request')).toHaveLength(1)
  })

  test('a guest who has answered gets no reminder', async () => {
    const id = await stayAndLeave(api, property)
    await remindAt(api, '2027-03-16T09:00:00Z')
    await answer(api, (await surveyOf(id))?.id ?? '')
    await remindAt(api, '2027-03-23T09:00:00Z')
    expect(await mailTo(property, id, 'survey_reminder')).toEqual([])
  })

  test('a guest without a check-out gets it, a no-show does not', async () => {
    const [here, absent] = [
      await bookFor(api, property, '2027-03-11'),
      await bookFor(api, property, '2027-03-11'),
    ]
    await setState(here, 'checked_in')
    api.clock.set('2027-03-11T18:00:00Z')
    await setState(absent, 'no_show')
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(here)).toBeDefined()
    expect(await surveyOf(absent)).toBeUndefined()
  })

  test('nothing is sent while the survey has no questions', async () => {
    const { body } = await property.call('GET', '/survey-questions')
    for (const { id } of body as { id: string }[])
      await property.call('PUT', `/survey-questions/${id}`, { active: false })
    const id = await stayAndLeave(api, property)
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(id)).toBeUndefined()
  })

  test('a guest without an address gets no e-mail', async () => {
    const stay = { ...aStay(property.unit, '2027-03-12', '2027-03-14') }
    const { body } = await property.call('POST', '/reservations', {
      stays: [stay],
      guest: { last_name: 'Bez Adresy', phone: '+421900111222' },
      state: 'confirmed',
      channel: 'phone',
      payment_method: 'on_site',
    })
    const { id } = body as { id: string }
    await leave(property, id)
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(id)).toBeUndefined()
  })

  test('invented guests of the sample get no e-mails', async () => {
    const id = await stayAndLeave(api, property)
    await api.api.db.$client.query(
      "insert into sample_rows (collection, record_id) values ('reservations', $1)",
      [id],
    )
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(id)).toBeUndefined()
  })
})
