import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

let document: string

beforeAll(async () => {
  api = await startTestApi()
  document = (await api.app.inject('/api/openapi.json')).body
})

afterAll(async () => {
  await api.close()
})

test('every operation answers with 200 or leads elsewhere', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { responses: object }>> }
  const without = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => !('200' in responses) && !('302' in responses))
      .map(([method]) => `${method} ${path}`),
  )
  expect(without).toEqual([])
})
