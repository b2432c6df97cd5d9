import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppSecret } from '../../platform/keys.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { checkSecret } from './check-secret.ts'

const first = 'the first secret of the property, long enough'
const second = 'the secret that replaced it, long enough, too'

let api: TestApi
beforeAll(async () => void (api = await startTestApi({})))
afterAll(() => api.close())

/** The lines of a start with this secret. */
async function start(appSecret: AppSecret, secretLost = false): Promise<string[]> {
  const lines: string[] = []
  await checkSecret(api.api.db, { appSecret, secretLost }, (line) => void lines.push(line))
  return lines
}

test('another secret over a database stops the start with one line, unless it replaces the earlier one', async () => {
  expect(await start(first)).toEqual([])
  expect(await start(first)).toEqual([])
  await expect(start(second)).rejects.toThrow(/^APP_SECRET: [^\n]*APP_SECRET_PREVIOUS[^\n]*$/)
  expect(await start({ current: second, previous: first })).toEqual([])
  expect(await start(second)).toEqual([])
  await expect(start(first)).rejects.toThrow(/^APP_SECRET: /)
})

test('where the earlier secret is lost the start goes on once, and says what is lost', async () => {
  await start({ current: first, previous: second })
  expect(await start(second, true)).toEqual([expect.stringMatching(/^APP_SECRET_LOST: /)])
  expect(await start(second, true)).toEqual([])
  expect(await start(second)).toEqual([])
  const { rows } = await api.api.db.$client.query('select secret_id from global_settings')
  expect(rows).toEqual([{ secret_id: expect.stringMatching(/^[0-9a-f]{16}$/) }])
  const { body } = await api.call('GET', '/global-settings')
  expect(body).not.toHaveProperty('secret_id')
})
