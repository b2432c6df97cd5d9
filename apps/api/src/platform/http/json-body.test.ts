import fastify from 'fastify'
import { expect, test } from 'vitest'
import { setUpHttp } from './http.ts'

async function post(payload: string) {
  const app = fastify({ bodyLimit: 256 * 1024 })
  setUpHttp(app, async () => ({ kind: 'system' }))
  app.post('/echo', { config: { access: 'anyone' } }, ({ body }) => ({ body }))
  const answer = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  await app.close()
  return answer
}

const repeated = (count: number, text: string) => Array.from({ length: count }, () => text).join(',')

test('texts that cannot be stored are named by their places, keys by the place around them', async () => {
  const answer = await post(
    String.raw`{"a":{"b":["x","\u0000"]},"c":{"k\ud800":"\u0000"},"d":"\ud83d\ude00"}`,
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'invalid',
    fields: [
      { path: 'a.b.1', code: 'invalid_format' },
      { path: 'c', code: 'unknown_key' },
    ],
  })
})

test.each([
  ['values', repeated(26_000, String.raw`"\u0000"`), 10_000],
  ['keys', repeated(16_000, String.raw`{"\u0000":1}`), 10_000],
  ['values below a longer key', repeated(16_000, String.raw`"\u0000"`), 100_000],
])('the refusal of thousands of such %s is shorter than the request', async (_, list, keyLength) => {
  const payload = `{"${'a'.repeat(keyLength)}":[${list}]}`
  const answer = await post(payload)
  expect(answer.statusCode).toBe(400)
  const { fields } = answer.json<{ fields: { path: string }[] }>()
  expect(fields).toHaveLength(20)
  expect(Math.max(...fields.map(({ path }) => path.length))).toBe(200)
  expect(answer.payload.length).toBeLessThan(payload.length / 10)
})

test('a deeply nested body with such a text is refused like any other', async () => {
  const depth = 100_000
  const answer = await post(`${'['.repeat(depth)}"${String.raw`\u0000`}"${']'.repeat(depth)}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    fields: [{ path: expect.stringMatching(/^0\.0\.0/), code: 'invalid_format' }],
  })
})
