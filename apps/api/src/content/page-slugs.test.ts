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

test('leads from every former address of a record to the one that visitors see today', async () => {
  const past = '2026-01-02T08:00:00.000Z'
  const moved = (slug: string, collection = 'blog-articles') =>
    api.call('GET', `/former-slugs/${collection}/${slug}`)
  const rename = (id: string, slug: string) => property.call('PUT', `/blog-articles/${id}`, { slug })
  const { id } = await write({ title: 'Prvá adresa', active: true, published_at: past })
  expect((await moved('prva-adresa')).status).toBe(404)
  await rename(id, 'druha-adresa')
  await rename(id, 'tretia-adresa')
  expect((await moved('prva-adresa')).body).toEqual({ slug: 'tretia-adresa' })
  expect((await moved('druha-adresa')).body).toEqual({ slug: 'tretia-adresa' })
  expect((await moved('druha-adresa', 'accommodation-units')).status).toBe(404)
  // The record that lost an address last is meant.
  const later = await write({ title: 'Druhá adresa', active: true, published_at: past })
  await rename(later.id, 'stvrta-adresa')
  expect((await moved('druha-adresa')).body).toEqual({ slug: 'stvrta-adresa' })
  await property.call('PUT', `/blog-articles/${later.id}`, { active: false })
  expect((await moved('druha-adresa')).status).toBe(404)
  expect((await moved('nikdy-nebola')).status).toBe(404)
})
