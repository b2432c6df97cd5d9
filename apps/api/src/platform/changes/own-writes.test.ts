import fastify from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../testing/databases.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { Notifications } from './notifications.ts'

let property: TestApi
let token: string
let notified = 0

beforeAll(async () => {
  property = await startTestApi()
  property.api.onContentChange(() => notified++)
  await property.api.start()
  token = await adminToken(property)
})
afterAll(() => property.close())

test('caches are notified of a change before its writer has the answer', async () => {
  const rounds = 15 * inject('effort')
  let late = 0
  for (let round = 1; round <= rounds; round++) {
    const before = notified
    const body = { title: `Jazda ${round}`, description: '15 €' }
    const answer = await property.call('POST', '/activity-prices', { body, token })
    expect(answer.status).toBe(200)
    if (notified === before) late++
  }
  expect(late).toBe(0)
})

test('several writers at once ask on the one connection without a complaint of the driver', async () => {
  const warnings: string[] = []
  const onWarning = ({ message }: Error) => void warnings.push(message)
  process.on('warning', onWarning)
  const instance = new Notifications(await copyDatabase(), fastify().log)
  await instance.start()
  await Promise.all(Array.from({ length: 8 }, () => instance.barrier()))
  await instance.close()
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})
