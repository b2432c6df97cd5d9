import { contrastOf, defaultPalette, unreadableColours } from '@dvor/contract/values/palette.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../testing/servers/mail-server.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { idleSender } from '../../testing/races/outbox-bench.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { uploadForm } from '../../testing/upload-form.ts'
import { smtpTransport } from '../../messaging/transport.ts'
import { initialsOf } from './icon-tile.ts'

let api: TestApi
let property: InvoicingProperty
let server: MailServer
let settings: { id: string }
const blue = '#1d3557'
const ours = { business_name: 'Penzión U Kováča', legal_name: 'Kováč, s. r. o.', street: 'Kováčska 5' }

beforeAll(async () => {
  server = await startMailServer()
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  settings = (await property.call('GET', '/global-settings')).body as { id: string }
})
afterAll(async () => {
  await api.close()
  await server.close()
})

const fetched = (url: string) => api.app.inject({ url })
const change = (body: object) => property.call('PUT', '/global-settings', body)
const colourAt = async (url: string, left: number, top: number) => {
  const { rawPayload } = await fetched(url)
  const pixel = await sharp(rawPayload)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex')}`
}
async function upload(field: string, width: number, height: number, background: string) {
  const content = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
  const form = uploadForm([{ name: `${field}.png`, content }], {
    ref: 'global-settings',
    refId: settings.id,
    field,
  })
  const answer = await api.call('POST', '/upload', { ...form, token: await adminToken(api) })
  expect(answer.status).toBe(200)
}

describe('colours', () => {
  test('of a new installation are readable', () => {
    expect(unreadableColours(defaultPalette)).toEqual([])
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  })

  test.each([
    ['a pale primary colour', { colour_primary: '#9fc5a8' }, ['colour_primary', 'colour_accent']],
    ['a dark background', { colour_paper: '#3b2f2a' }, ['colour_paper', 'colour_primary']],
    ['an accent as dark as the primary colour', { colour_accent: '#2a4a37' }, ['colour_accent']],
  ])('%s is refused with its reason', async (_name, body, paths) => {
    const { status, body: refusal } = await change(body)
    const fields = paths.map((path) => ({ path, code: 'low_contrast' }))
    expect(status).toBe(400)
    expect(
      (refusal as { fields: { path: string }[] }).fields.toSorted((a, b) => a.path.localeCompare(b.path)),
    ).toEqual(fields.toSorted((a, b) => a.path.localeCompare(b.path)))
  })

  test('in an invalid notation are refused', async () => {
    expect((await change({ colour_primary: 'red' })).status).toBe(400)
  })
})

describe('a property with another name and colours', () => {
  beforeAll(async () => {
    expect((await change({ ...ours, colour_primary: blue, colour_accent: '#e9c46a' })).status).toBe(200)
  })

  test('shows them in its style sheet and in icons with its initials', async () => {
    expect((await fetched('/brand.css')).body).toContain(`--pine:${blue}`)
    expect(await colourAt('/icons/icon-192.png', 96, 12)).toBe(blue)
    expect(await colourAt('/apple-touch-icon.png', 2, 2)).toBe(blue)
    const ico = await fetched('/favicon.ico')
    expect([ico.headers['content-type'], ico.rawPayload.readUInt16LE(4)]).toEqual(['image/x-icon', 3])
    expect((await fetched('/logo.png')).statusCode).toBe(404)
  })

  test.each([
    ['Penzión U Kováča', 'PU'],
    ['penzión', 'P'],
    ['  ', '•'],
    ['1. chata', '1'],
  ])('%s becomes %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  test('writes e-mails and documents without the old name', async () => {
    const id = await property.stay({ state: 'awaiting_payment', payment_method: 'transfer' })
    await property.pay(id, 10_000)
    await idleSender(api, smtpTransport(server.url)).sendDue()
    expect(server.mails.length).toBeGreaterThan(0)
    for (const { subject, html = '', text = '', from } of server.mails) {
      expect([subject, html, text, from?.name].join('\n'), subject).not.toContain('Lipami')
      expect(html.replaceAll('\u00A0', ' '), subject).toContain(ours.business_name)
      expect(html, subject).toContain(`bgcolor="${blue}"`)
    }
    const [confirmation] = await property.issue(id, 'confirmation')
    const { bytes } = await property.file(`/invoices/${confirmation?.id}/file.pdf`)
    expect(readPdf(bytes).letters).toContain('PenziónUKováča')
    expect(readPdf(bytes).letters).not.toContain('Lipami')
  })

  test('shows an uploaded icon and logo instead', async () => {
    await upload('icon', 300, 300, '#aa3344')
    expect(await colourAt('/icons/icon-192.png', 96, 96)).toBe('#aa3344')
    expect(await colourAt('/icons/icon-maskable-512.png', 4, 4)).toBe('#ffffff')
    await upload('logo', 900, 300, '#aa3344')
    const logo = await fetched('/logo.png')
    expect([logo.statusCode, (await sharp(logo.rawPayload).metadata()).height]).toEqual([200, 200])
    const id = await property.stay({ state: 'awaiting_payment', payment_method: 'transfer' })
    await property.pay(id, 10_000)
    server.mails.length = 0
    await idleSender(api, smtpTransport(server.url)).sendDue()
    expect(server.mails.at(-1)?.html).toMatch(
      /<img src="http:\/\/127\.0\.0\.1:3000\/logo\.png\?v=[0-9a-f-]+" alt="Penzión U Kováča"/,
    )
    const [confirmation] = await property.issue(id, 'confirmation')
    const { bytes } = await property.file(`/invoices/${confirmation?.id}/file.pdf`)
    expect(bytes.includes('/Subtype /Image')).toBe(true)
  })
})
