import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, testPassword } from './testing/sign-in.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

const script = join(import.meta.dirname, '../../../docs/walk-a-collection.sh')
const run = promisify(execFile)

let property: TestApi
let origin: string
beforeAll(async () => {
  property = await startTestApi()
  origin = await property.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => property.close())

test('the documented steps sign in, read, create, change and delete a record', async () => {
  const { email } = await addUser(property)
  const { stdout } = await run('bash', [script, origin, email, testPassword])
  const calls = stdout.split('\n').map((line) => line.replace(/[0-9a-f-]{36}/, ':id').trim())
  expect(calls).toEqual([
    '200 POST   /auth/local',
    '200 GET    /activity-prices?active=true&_sort=createdAt:ASC&_limit=10',
    '200 GET    /activity-prices/count',
    '200 POST   /activity-prices',
    '200 GET    /activity-prices/:id',
    '200 GET    /activity-prices?title_contains=ponik&_where[_or][0][active]=true',
    '200 PUT    /activity-prices/:id',
    'now: Jazda na poníku, 12 € za 20 minút',
    '200 DELETE /activity-prices/:id',
    '200 GET    /activity-prices/count',
    '200 POST   /jwt/refresh-token',
    '200 POST   /jwt/logout',
    '',
  ])
})

test('a wrong password ends the steps with the answer and an error status', async () => {
  const { email } = await addUser(property)
  await expect(run('bash', [script, origin, email, 'not "this" \\ one'])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^400 POST.*\n.*credentials_invalid/),
  })
})
