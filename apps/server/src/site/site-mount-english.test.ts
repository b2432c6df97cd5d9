import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { block, settings, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite

beforeAll(async () => {
  site = await startSmallSite()
})
afterAll(() => site.app.close())
beforeEach(() => site.settle())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const page = '/obchodne-podmienky'

describe('the same page in English', () => {
  test('is below /en with its language and links, and marks Slovak parts', async () => {
    const { body } = await get(`/en${page}`)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('>Skip to content<')
    expect(body).toContain('href="/en/ubytovanie"')
    expect(body).toMatch(/<div class="[^"]+" lang="sk"><p>Prvé znenie<\/p><\/div>/)
    expect(body).toContain(`href="${page}" hrefLang="sk"`)
  })

  test('comes from memory by its own path, and each language keeps its own bytes', async () => {
    const slovak = await get(page)
    const english = await get(`/en${page}`)
    expect(english.headers.etag).not.toBe(slovak.headers.etag)
    site.seenAddresses = []
    expect((await get(`/en${page}`, { 'accept-language': 'sk' })).body).toBe(english.body)
    expect((await get(page, { 'accept-language': 'en' })).body).toBe(slovak.body)
    expect(site.seenAddresses).toEqual([])
  })

  test('a long Slovak text has one canonical address, a page for both readers names both', async () => {
    const text = (await get(`/en${page}`)).body
    expect(text).toContain(`<link rel="canonical" href="https://dvor.example${page}"/>`)
    expect(text).not.toContain('hrefLang="x-default"')
    site.answers.set('contacts', { status: 200, body: [] })
    const { body } = await get('/en/kontakt')
    expect(body).toContain('<link rel="canonical" href="https://dvor.example/en/kontakt"/>')
    expect(body).toContain('<link rel="alternate" hrefLang="sk" href="https://dvor.example/kontakt"/>')
    expect(body).toContain(
      '<link rel="alternate" hrefLang="x-default" href="https://dvor.example/en/kontakt"/>',
    )
  })

  test('a lost address is a 404 in English', async () => {
    const answer = await get('/en/nic-take')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('This path leads nowhere')
    expect(answer.body).toContain('href="/en/uvod"')
  })
})

describe('the words of the product', () => {
  /** A hotel in a town; only what the owner writes could make it a farm. */
  const hotel = { ...settings, business_name: 'Hotel Tatra', sample_mode: false }
  const lists = [
    'accommodation-objects',
    'accommodation-units',
    'activities',
    'activity-prices',
    'common-services',
    'contacts',
    'galleries',
    'gallery-images',
    'halls',
    'image-blog-articles',
    'seasonal-offers',
    'services',
  ]

  test.each(['/', '/kontakt', '/galeria', '/aktivity', '/saly', '/lokalita', '/nasa-produkcia', '/cennik'])(
    'make no farm of a hotel on /en%s',
    async (path) => {
      site.answers.set('global-settings', { status: 200, body: hotel })
      site.answers.set('text-blocks', { status: 200, body: [] })
      for (const name of lists) site.answers.set(name, { status: 200, body: [] })
      const { body } = await get(`/en${path}`)
      expect(body).toContain('Hotel Tatra')
      expect(body).not.toMatch(/\b(?:farm|barn|produce|dairy|larder|cabins)\b/i)
    },
  )

  test('stand in the head of the home page until the owner writes English ones', async () => {
    site.answers.set('global-settings', { status: 200, body: hotel })
    const slovak = { ...block('<p>Vyberte si dni.</p>'), mark: 'uvod-hero', title: 'Vitajte' }
    site.answers.set('text-blocks', { status: 200, body: [slovak] })
    expect((await get('/en')).body).toContain(
      '<title>Accommodation with online booking · Hotel Tatra</title>',
    )
    const translated = {
      ...slovak,
      title: 'A hotel below the Tatras',
      content: '<p>Choose your days.</p>',
      text_languages: { title: 'en', content: 'en' },
    }
    site.answers.set('text-blocks', { status: 200, body: [translated] })
    site.changed()
    const { body } = await get('/en')
    expect(body).toContain('<title>A hotel below the Tatras · Hotel Tatra</title>')
    expect(body).toContain('<meta name="description" content="Choose your days."/>')
    expect(body).toContain('<h1>A hotel below the Tatras</h1>')
  })
})

describe('texts that are in Slovak', () => {
  const note = (body: string) => /(?:The|Some of the) text (?:of|on) this page is in Slovak/.exec(body)?.[0]
  const about = (more: object = {}) => ({ ...block('<p>Slovom</p>'), mark: 'o-nas-hero', ...more })

  test('are named on a page where all of them are, some of them, or none', async () => {
    const translated = about({
      title: 'About us',
      content: '<p>In a word</p>',
      text_languages: { title: 'en', content: 'en' },
    })
    const story = { ...block('<p>Príbeh</p>'), mark: 'o-nas-story' }
    const seen = []
    for (const rows of [[about()], [translated, story], [translated]]) {
      site.answers.set('text-blocks', { status: 200, body: rows })
      site.changed()
      seen.push(note((await get('/en/o-nas')).body))
    }
    expect(seen).toEqual([
      'The text of this page is in Slovak',
      'Some of the text on this page is in Slovak',
      undefined,
    ])
    expect(note((await get('/o-nas')).body)).toBeUndefined()
  })
})

describe('a site whose owner offers Slovak alone', () => {
  beforeEach(() => {
    site.answers.set('global-settings', {
      status: 200,
      body: { ...settings, hidden_languages: ['cs', 'en'] },
    })
    site.answers.set('page-slugs', {
      status: 200,
      body: { 'accommodation-units': ['izba-lipa'], 'blog-articles': [] },
    })
    site.changed()
  })

  test('leads from English addresses to the Slovak ones', async () => {
    const places = []
    for (const path of ['/en', `/en/rezervacia?adults=3`, '/en/rezervacia-detail/abc']) {
      const { statusCode, headers } = await get(path)
      places.push([statusCode, headers.location])
    }
    expect(places).toEqual([
      [302, 'https://dvor.example/'],
      [302, `https://dvor.example/rezervacia?adults=3`],
      [302, 'https://dvor.example/rezervacia-detail/abc'],
    ])
  })

  test('names no English page: no switch, no hreflang, none in the sitemap', async () => {
    site.answers.set('contacts', { status: 200, body: [] })
    const { body } = await get('/kontakt')
    expect(body).not.toMatch(/hrefLang|"\/en\b|>EN</)
    expect(body).toContain('<link rel="canonical" href="https://dvor.example/kontakt"/>')
    const map = await get('/sitemap.xml')
    expect(map.statusCode).toBe(200)
    expect(map.body).toContain('<loc>https://dvor.example/ubytovanie/izba-lipa</loc>')
    expect(map.body).not.toMatch(/hreflang|\/en\b/)
  })
})
