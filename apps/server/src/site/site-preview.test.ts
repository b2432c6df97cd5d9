import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownersBearer, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite
beforeAll(async () => {
  site = await startSmallSite()
})
afterAll(() => site.app.close())
beforeEach(() => site.settle())

const draft = {
  ...stamps,
  title: 'Ešte nevyšlo',
  slug: 'este-nevyslo',
  perex: null,
  content: '<p>Rozpísané</p>',
  image: null,
  blog_category: null,
  published_at: null,
  active: false,
}
const get = (url: string, authorization?: string) =>
  site.app.inject({ url, headers: authorization ? { authorization } : {} })
const preview = `nahlad=${stamps.id}`

test('an article that is not published is shown to its owner alone, and is not cached', async () => {
  site.answers.set('blog-articles', { status: 200, body: [], forOwner: [draft] })
  const path = `/blog/${draft.slug}?${preview}`
  const answer = await get(path, ownersBearer)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.body).toContain('Rozpísané')
  for (const bearer of [undefined, 'Bearer other', ''])
    expect((await get(path, bearer)).statusCode, String(bearer)).toBe(404)
  expect((await get(`/blog/${draft.slug}`, ownersBearer)).statusCode).toBe(404)
})

test('a trip and a document of the footer are added to their pages', async () => {
  const trip = { ...draft, title: 'Výlet na skúšku', slug: 'vylet', description: null, distance_km: null }
  const facts = { kind: 'trip', duration: null, price_text: null, service: null, order: 1 }
  site.answers.set('gallery-images', { status: 200, body: [] })
  site.answers.set('activities', { status: 200, body: [], forOwner: [{ ...trip, ...facts }] })
  expect((await get(`/vylety?${preview}`, ownersBearer)).body).toContain('Výlet na skúšku')
  expect((await get(`/vylety?${preview}`)).body).not.toContain('Výlet na skúšku')
  const pdf = { ...stamps, title: 'Nový cenník', file: { url: '/uploads/cennik.pdf' }, active: false }
  site.answers.set('documents', { status: 200, body: [], forOwner: [pdf] })
  const path = `/obchodne-podmienky?${preview}`
  expect((await get(path, ownersBearer)).body).toContain('Nový cenník')
  expect((await get(path)).body).not.toContain('Nový cenník')
})

test('an id that cannot exist has no preview', async () => {
  expect((await get('/obchodne-podmienky?nahlad=x', ownersBearer)).statusCode).toBe(200)
})
