import { createHash } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { block, settings, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite
let answers: SmallSite['answers']

beforeAll(async () => {
  site = await startSmallSite()
  answers = site.answers
})
afterAll(() => site.app.close())
beforeEach(() => site.settle())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const changed = () => site.changed()
const page = '/obchodne-podmienky'

describe('a public page', () => {
  test('is rendered whole, with the owner’s text, the charset and the one canonical address', async () => {
    const answer = await get(page)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('Prvé znenie')
    expect(answer.body).toContain('<link rel="canonical" href="https://dvor.example/obchodne-podmienky"/>')
    expect(answer.body).toContain('<html lang="sk">')
  })

  test('lets exactly its own inline scripts through the policy, and has no inline style', async () => {
    const { body, headers } = await get(page)
    const inline = [...body.matchAll(/<script(?![^>]*(\ssrc=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)].map(
      (match) => match[2] ?? '',
    )
    const policy = String(headers['content-security-policy'])
    expect(inline.length).toBeGreaterThan(2)
    for (const code of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    }
    expect(policy).not.toContain('unsafe')
    expect(body).not.toMatch(/\sstyle="/)
    expect(body).not.toContain('nonce')
  })

  test('an unknown address answers 404 to any method, a page that takes nothing the same page', async () => {
    const send = (url: string) => site.app.inject({ method: 'POST', url, payload: { a: 'b' } })
    const unknown = await send('/wp-login.php')
    expect([unknown.statusCode, unknown.body.includes('Niečo sa nám pokazilo')]).toEqual([404, false])
    const answer = await send(page)
    expect([answer.statusCode, answer.body.includes('Niečo sa nám pokazilo')]).toEqual([405, false])
  })

  test('keeps search engines out in sample mode and until the owner opens the property', async () => {
    expect((await get(page)).body).toContain('<meta name="robots" content="noindex, nofollow"/>')
    answers.set('global-settings', { status: 200, body: { ...settings, sample_mode: false } })
    changed()
    expect((await get(page)).body).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect((await get('/robots.txt')).body).toMatch(/^User-agent: \*\nDisallow: \/\n/)
    const open = { ...settings, sample_mode: false, open_to_search: true }
    answers.set('global-settings', { status: 200, body: open })
    changed()
    expect((await get(page)).body).not.toContain('noindex')
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/')
  })

  test('comes from memory until something changes', async () => {
    await get(page)
    answers.set('text-blocks', { status: 200, body: [block('<p>Druhé znenie</p>')] })
    site.seenAddresses = []
    expect((await get(page)).body).toContain('Prvé znenie')
    expect(site.seenAddresses).toEqual([])
    changed()
    expect((await get(page)).body).toContain('Druhé znenie')
  })

  test('is the same for any made-up parameter', async () => {
    const first = await get(page)
    const second = await get(`${page}?utm_source=nieco`)
    expect(second.body).toBe(first.body)
  })

  test('is compressed once and not sent again to who has it', async () => {
    const plain = await get(page)
    const packed = await get(page, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const answer = await get(page, { 'if-none-match': String(plain.headers.etag) })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  })

  test('answers a navigation with its data, from memory too', async () => {
    const data = await get(`${page}.data`)
    expect(data.statusCode).toBe(200)
    expect(data.headers['x-remix-response']).toBeDefined()
    expect(data.body).toContain('Prvé znenie')
    site.seenAddresses = []
    expect((await get(`${page}.data`)).body).toBe(data.body)
    expect(site.seenAddresses).toEqual([])
  })

  test('reads the API as the visitor, by the visitor’s address', async () => {
    await site.app.inject({ url: page, remoteAddress: '203.0.113.7' })
    expect(new Set(site.seenAddresses)).toEqual(new Set(['203.0.113.7']))
  })
})

describe('a page that cannot be complete', () => {
  test('shows a notice, and shows its content as soon as it can be read', async () => {
    answers.set('text-blocks', { status: 500, body: { code: 'internal', message: '' } })
    const failed = await get(page)
    expect(failed.statusCode).toBe(503)
    expect(failed.body).toContain('Problém!')
    expect(failed.headers['cache-control']).toBe('no-store')
    expect(failed.headers['retry-after']).toBe('3')
    answers.set('text-blocks', { status: 200, body: [block('<p>Prvé znenie</p>')] })
    expect((await get(page)).statusCode).toBe(200)
  })

  test('is not cached when only its footer could not be loaded', async () => {
    answers.set('documents', { status: 500, body: { code: 'internal', message: '' } })
    expect((await get(page)).statusCode).toBe(200)
    answers.set('documents', {
      status: 200,
      body: [{ ...stamps, title: 'Poriadok', file: { url: '/uploads/p.pdf' } }],
    })
    expect((await get(page)).body).toContain('href="/uploads/p.pdf"')
  })
})

describe('a page that fails', () => {
  test.each([
    ['', 'Niečo sa nám pokazilo', 'Načítať znova'],
    ['/en', 'Something broke on our side', 'Load again'],
  ])('%s has a button that loads it again without a script', async (prefix, title, label) => {
    answers.set('halls', { status: 200, body: [null] })
    const { statusCode, body } = await get(`${prefix}/saly?sala=dlha&sala=%26`)
    expect([statusCode, body]).toEqual([500, expect.stringContaining(title)])
    const [form] = new RegExp(`<form[^>]*>(?:(?!</form>).)*${label}`).exec(body) ?? ['']
    expect(form).toContain(`action="${prefix}/saly"`)
    expect(form).toContain('<input type="hidden" name="sala" value="dlha"/>')
    expect(form).toContain('<input type="hidden" name="sala" value="&amp;"/>')
    expect(form).toContain('type="submit"')
  })
})

describe('every other address', () => {
  test('is the site’s own 404 with a way on, never cached', async () => {
    expect((await get('/vzorkovnik')).statusCode).toBe(404)
    const answer = await get('/nic-take')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('href="/uvod"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(answer.headers['content-security-policy'])).toMatch(/'nonce-[\w-]{22}'/)
  })

  test('stays the API’s below /api', async () => {
    const answer = await get('/api/nic/take')
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found', message: '' }])
  })

  test('packs a page that is made for one visitor, for the browsers that ask for it', async () => {
    const address = '/rezervacia?from=2030-05-01&to=2030-05-03&adults=2'
    const plain = await get(address)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-type']).toContain('text/html')
    const packed = await get(address, { 'accept-encoding': 'gzip, br', via: '1.1 proxy' })
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(packed.headers['cache-control']).toBe('no-store')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('</html>')
  })

  test.each([
    '//',
    '///',
    '//blog',
    '/blog//',
    '/%5C',
    '/blog/%00',
    `/blog/${'a'.repeat(400)}`,
    '/ubytovanie/%00',
  ])('%s is answered without a failure of ours and without inner detail', async (url) => {
    const answer = await get(url)
    expect([301, 302, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/Invalid URL|TypeError|at file:/)
  })

  test('a path that could be read as another host stays on this site', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const ask = (path: string) =>
      new Promise<IncomingMessage>((done, fail) => request({ port, path }, done).on('error', fail).end())
    for (const path of ['/\\', '/\\example.com', '//example.com', '/\\/example.com']) {
      const { statusCode, headers } = await ask(path)
      expect([path, statusCode]).toEqual([path, 301])
      expect(headers.location).toMatch(/^\/(?![/\\])/)
    }
  })

  test('serves hashed files for ever', async () => {
    const asset = /\/assets\/[\w.-]+\.js/.exec((await get(page)).body)?.[0] ?? ''
    const answer = await get(asset, { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
  })
})
