import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let property: TestApi
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())

test('the public reads the settings without the fields for admins', async () => {
  const { status, body } = await property.call('GET', '/global-settings')
  expect(status).toBe(200)
  expect(body).toMatchObject({ business_name: 'Penzión' })
  expect(body).not.toHaveProperty('iban')
})

test('writing needs a sign-in', async () => {
  const { status, body } = await property.call('POST', '/coupons', { body: {} })
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'unauthorized' })
})
