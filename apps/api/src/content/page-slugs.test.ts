import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const slugs = async () => (await api.call('GET', '/page-slugs')).body as Record<string, string[]>

async function write(values: object) {
  const { status, body } = await property.call('POST', '/blog-articles', {
    content: '<p>Text</p>',
    ...values,
  })
  expect(status).toBe(200)
  return body as { id: string; slug: string }
}

test('names every article that visitors see, more than one page of a list holds', async () => {
  const past = '2026-01-02T08:00:00.000Z'
  await Promise.all(
    Array.from({ length: 104 }, (_, n) => write({ title: `Článok ${n}`, active: true, published_at: past })),
  )
  await write({ title: 'Skrytý', active: false, published_at: past })
  await write({ title: 'Budúci', active: true, published_at: '2999-01-01T08:00:00.000Z' })
  const { 'blog-articles': articles = [], 'accommodation-units': units = [] } = await slugs()
  expect(articles).toHaveLength(104)
  expect(articles).toEqual(expect.not.arrayContaining(['skryty', 'buduci']))
  const { body: listed } = await api.call('GET', '/accommodation-units?active=true')
  expect(units).toEqual((listed as { slug: string }[]).map(({ slug }) => slug))
})

test('answers the owner with what visitors see', async () => {
  const { body } = await property.call('GET', '/page-slugs')
  expect(body).toEqual(await slugs())
})
