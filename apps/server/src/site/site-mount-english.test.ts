import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSmallSite, type SmallSite } from '../testing/small-site.ts'

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
