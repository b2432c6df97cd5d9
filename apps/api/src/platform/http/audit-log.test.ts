import { afterAll, expect, test } from 'vitest'
import { addUser, signInAs } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { logOptions } from './log-options.ts'

const properties: TestApi[] = []
afterAll(() => Promise.all(properties.map((property) => property.close())))

/** Log lines of a property at this level during a sign-in and a malformed request. */
async function linesAt(level: string) {
  const lines: string[] = []
  const logger = logOptions(level, { write: (line) => void lines.push(line) })
  const property = await startTestApi({}, undefined, { logger })
  properties.push(property)
  const user = await addUser(property)
  await signInAs(property, user)
  const body = { identifier: 'Vlčia tma 5', pasword: 'Vlčia tma 5' }
  expect((await property.call('POST', '/auth/local', { body })).status).toBe(400)
  expect(lines.join()).not.toContain('Vlčia')
  return { user, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('the usual level logs sign-ins and refused input, without their values', async () => {
  const { user, lines } = await linesAt('warn')
  expect(lines).toMatchObject([
    { user: user.id, msg: 'signed in' },
    { refused: 'invalid', route: '/api/auth/local', msg: 'refused' },
  ])
})

test('the level for errors logs neither', async () => {
  expect((await linesAt('error')).lines).toEqual([])
})
