import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { askedSurvey } from '../testing/fixtures/a-past-stay.ts'
import type { TestProperty } from '../testing/test-property.ts'
import { replyTo } from '../testing/fixtures/survey-answers.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { UnlockedClient } from '../testing/races/unlocked-client.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi

let property: TestProperty

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})

afterAll(() => api.close())

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
    for (let round = 0; round < 10; round++)
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
