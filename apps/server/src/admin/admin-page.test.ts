import { routePatterns } from '@dvor/admin/app/registry/route-patterns.ts'
import { defaultPalette } from '@dvor/contract/values/palette.ts'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { adminPage, mountPatterns } from './admin-page.ts'
import type { BackOfficeOptions } from './back-office-options.ts'

const html =
  '<title>Správa – __PROPERTY_NAME__</title><meta name="customizer" content="__CUSTOMIZER__"><meta name="demo-layer" content="__DEMO_LAYER__"><meta name="ip-service" content="__IP_SERVICE__"><script nonce="__CSP_NONCE__"></script><meta property="csp-nonce" nonce="__CSP_NONCE__">'

const byDefault: BackOfficeOptions = { customizer: false, demoLayer: false, ipService: undefined }

function appWithAdmin(backOffice = byDefault) {
  const app = fastify()
  const brand = { name: 'Penzión <U Kováča>', palette: defaultPalette, version: 'v1' }
  const readBrand = () => Promise.resolve(brand)
  const answer = adminPage(() => Promise.resolve(html), { dev: false, backOffice, readBrand })
  mountPatterns(app, routePatterns, answer)
  return app
}

describe('the back office’s page', () => {
  it('is answered at a listed path', async () => {
    const app = appWithAdmin()
    const list = await app.inject('/reservations')
    const record = await app.inject('/galleries/edit/018f2f5e-7c1a-7000-8000-000000000000')
    expect([list.statusCode, record.statusCode]).toEqual([200, 200])
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(list.headers['cache-control']).toBe('no-store')
    expect(list.body).toContain('<title>Správa – Penzión &lt;U Kováča></title>')
  })

  it.each([
    ['/login/', '/login'],
    ['/calendar/?from=2027-07-01/x', '/calendar?from=2027-07-01/x'],
    [
      '/galleries/edit/018f2f5e-7c1a-7000-8000-000000000000/',
      '/galleries/edit/018f2f5e-7c1a-7000-8000-000000000000',
    ],
  ])('leads from %s to %s', async (path, to) => {
    expect(await appWithAdmin().inject(path)).toMatchObject({ statusCode: 301, headers: { location: to } })
  })

  it.each(['/coupons/edit/1', '/galleries/add', '/dashboard/other', '/reservations/1', '/uvod', '/'])(
    'leaves %s to the site',
    async (path) => {
      expect((await appWithAdmin().inject(path)).statusCode).toBe(404)
    },
  )

  it('carries the settings of the installation, and lets the browser ask the named IP service', async () => {
    const plain = await appWithAdmin().inject('/login')
    const ipService = 'https://ip.example/json?a=1&b=2'
    const chosen = await appWithAdmin({ customizer: true, demoLayer: true, ipService }).inject('/login')
    expect(plain.body).toContain('name="customizer" content="off">')
    expect(plain.body).toContain('name="demo-layer" content="off"><meta name="ip-service" content="">')
    expect(plain.headers['content-security-policy']).toContain("connect-src 'self';")
    expect(chosen.body).toContain('name="customizer" content="on">')
    expect(chosen.body).toContain('name="demo-layer" content="on">')
    expect(chosen.body).toContain('content="https://ip.example/json?a=1&amp;b=2">')
    expect(chosen.headers['content-security-policy']).toContain("connect-src 'self' https://ip.example;")
  })

  it('proves its scripts by a nonce that no other answer has', async () => {
    const app = appWithAdmin()
    const [first, second] = [await app.inject('/login'), await app.inject('/login')]
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? ''
    const policy = String(first.headers['content-security-policy'])
    expect(first.body).not.toContain('__CSP_NONCE__')
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(second.body).not.toContain(nonce)
  })
})
