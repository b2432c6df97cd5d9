import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from './accounts/credentials/passwords.ts'
import { storePasswordHash } from './accounts/queries/sign-in-queries.ts'
import { insertUser } from './accounts/queries/user-queries.ts'
import { filledIn, keepFrom, sendRaw, type Kept, type RecordedStep } from './testing/replay.ts'
import { testPassword } from './testing/sign-in.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

let property: TestApi
let port: number
const kept: Kept = new Map()
beforeAll(async () => {
  property = await startTestApi()
  const { db } = property.api
  const owner = { username: 'owner', email: 'owner@example.com', role: 'admin', confirmed: true } as const
  const id = await insertUser(db, owner)
  await storePasswordHash(db, id, await hashPassword(testPassword, { memoryKib: 64, passes: 1 }))
  port = Number(new URL(await property.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => property.close())

const recording = join(import.meta.dirname, 'testing/recordings', 'old-client-session.json')
const { steps } = JSON.parse(await readFile(recording, 'utf8')) as { steps: RecordedStep[] }

/** A list must have exactly the expected items, each at least with the expected values. */
function expectLike(actual: unknown, expected: unknown): void {
  if (Array.isArray(expected)) {
    expect(actual).toHaveLength(expected.length)
    expect(actual).toMatchObject(expected)
  } else if (typeof expected === 'object' && expected !== null) expect(actual).toMatchObject(expected)
  else expect(actual).toBe(expected)
}

// In the recorded order, because each step needs the results of earlier ones.
test.each(steps)('$note', async ({ request, answer, keep }) => {
  const { status, body } = await sendRaw(port, request, kept)
  expect({ status, body: status === answer.status ? null : body }).toEqual({
    status: answer.status,
    body: null,
  })
  if (answer.body !== undefined) expectLike(body, filledIn(answer.body, kept))
  keepFrom(body, keep, kept)
})
