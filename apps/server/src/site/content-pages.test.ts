import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite
let answers: SmallSite['answers']

beforeAll(async () => {
  site = await startSmallSite()
  answers = site.answers
})
afterAll(() => site.app.close())
beforeEach(() => site.settle())

const get = (url: string) => site.app.inject({ url })

const words = { ...stamps, title: 'Napíšte nám', intro: null, success_text: null, consent_text: null }
const lists = ['blog-categories', 'blog-articles', 'halls', 'seasonal-offers', 'image-blog-articles']
const article = {
  ...stamps,
  slug: 'dlhy',
  title: 'Kvások '.repeat(43).trim(),
  perex: null,
  content: '<p>Chlieb</p>',
  image: null,
  blog_category: null,
  published_at: '2026-11-01T07:30:00.000Z',
}
beforeEach(() => {
  for (const name of lists) answers.set(name, { status: 200, body: [] })
  answers.set('administrator-forms', { status: 200, body: [{ ...words, active: true }] })
})

test.each([
  ['/blog', 'Zatiaľ sme sem nič nenapísali'],
  ['/saly', 'Sály práve pripravujeme'],
  ['/sezonne-ponuky', 'nemáme nijakú mimoriadnu ponuku'],
  ['/nasa-produkcia', 'Práve teraz nemáme nič'],
])('%s says kindly that there is nothing yet', async (url, text) => {
  answers.set('text-blocks', { status: 200, body: [] })
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(text)
})

test.each([
  ['/blog', 'blog-articles'],
  ['/blog/dlhy', 'blog-articles'],
  ['/saly', 'halls'],
  ['/saly', 'administrator-forms'],
  ['/sezonne-ponuky', 'seasonal-offers'],
  ['/nasa-produkcia', 'image-blog-articles'],
])('%s stands while %s cannot be read, with the toast’s words and no inner detail', async (url, name) => {
  answers.set(name, { status: 500, body: { code: 'internal', message: 'relation is gone' } })
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(answer.body).toContain('Problém!')
  expect(answer.body).not.toContain('relation is gone')
})

test('an article with a very long title stands whole', async () => {
  answers.set('blog-articles', { status: 200, body: [article] })
  const answer = await get('/blog/dlhy')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(`<h1>${article.title}</h1>`)
  expect(answer.body).toContain('<time dateTime="2026-11-01">')
})

test('an article at a former address leads to the one of today', async () => {
  answers.set('blog-articles', { status: 200, body: [] })
  answers.set('former stary', { status: 200, body: { slug: 'dlhy' } })
  const { statusCode, headers } = await get('/blog/stary')
  expect([statusCode, headers.location]).toEqual([301, '/blog/dlhy'])
})

test.each(['/blog/nikdy-nebol', '/blog?rubrika=nie-je', '/blog?strana=0', '/blog?strana=7'])(
  '%s is a 404 with a way on',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('href="/uvod"')
  },
)

test('a page that the property lacks leaves menu and sitemap and is not found, the menu follows the owner', async () => {
  const chosen = { hidden_pages: ['blog', 'trips'], menu_order: ['contact', 'stays'] }
  answers.set('global-settings', { status: 200, body: { ...settings, ...chosen } })
  answers.set('page-slugs', { status: 200, body: { 'accommodation-units': [], 'blog-articles': ['dlhy'] } })
  answers.set('blog-articles', { status: 200, body: [article] })
  site.changed()
  for (const url of ['/blog', '/blog/dlhy', '/vylety', '/en/vylety'])
    expect((await get(url)).statusCode).toBe(404)
  const { statusCode, body } = await get('/saly')
  expect(statusCode).toBe(200)
  const menu = body.slice(body.indexOf('<nav'), body.indexOf('</nav>'))
  const links = [...menu.matchAll(/href="(\/[a-z-]+)"/g)].map(([, path]) => path)
  const shown = ['/kontakt', '/ubytovanie', '/o-nas', '/aktivity', '/galeria', '/nasa-produkcia']
  expect([...new Set(links)].filter((path) => shown.includes(path ?? ''))).toEqual(shown)
  expect(menu).not.toContain('/vylety')
  const sitemap = (await get('/sitemap.xml')).body
  expect(sitemap).toContain('/saly<')
  expect(sitemap).not.toMatch(/\/(blog|vylety)/)
})

test('an offer that is shown for longer than its stay has no past days', async () => {
  const offer = { ...stamps, title: 'Hubársky víkend', price_text: 'od 120 €', image: null }
  const days = { stay_from: '2025-09-24', stay_to: '2025-09-27' }
  answers.set('seasonal-offers', {
    status: 200,
    body: [{ ...offer, slug: 'huby', coupon_code: 'HUBY', ...days }],
  })
  answers.set('packages', { status: 200, body: [] })
  const { statusCode, body } = await get('/sezonne-ponuky')
  expect([statusCode, body]).toEqual([200, expect.stringContaining('od 120 €')])
  expect(body).not.toContain('2025')
  answers.set('seasonal-offers', { status: 200, body: [{ ...offer, slug: 'huby', coupon_code: null }] })
  site.changed()
  expect((await get('/sezonne-ponuky')).body).not.toContain('od 120 €')
})

test('a closed form accepts no message and shows a notice', async () => {
  answers.set('administrator-forms', { status: 200, body: [{ ...words, active: false }] })
  const { body } = await get('/saly')
  expect(body).toContain('Formulár je teraz zatvorený')
  expect(body).not.toContain('name="message"')
})
