import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smtpTransport } from '../../messaging/transport.ts'
import { actAtGateway, aGuest, aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { startMailServer, type MailServer } from '../../testing/servers/mail-server.ts'
import { idleSender } from '../../testing/races/outbox-bench.ts'
import { readPdf, withoutSpace } from '../../testing/files/read-pdf.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let server: MailServer
let terms: string

beforeAll(async () => {
  server = await startMailServer()
  ;({ api, property } = await startTestProperty())
  const { body } = await property.call('GET', '/text-blocks?mark=terms-content')
  terms = (body as { id: string }[])[0]?.id ?? ''
})
beforeEach(async () => {
  await deliver()
  server.mails.length = 0
  api.clock.advanceMinutes(1)
})
afterAll(async () => {
  await api.close()
  await server.close()
})

const deliver = () => idleSender(api, smtpTransport(server.url)).sendDue()

async function writeTerms(content: string): Promise<void> {
  expect((await property.call('PUT', `/text-blocks/${terms}`, { content })).status).toBe(200)
  api.clock.advanceMinutes(1)
}

/** Orders a stay to be paid on site, which is confirmed at once. */
async function bookNow(terms_version: string) {
  const stay = aStay(await property.addUnit(), '2027-06-04', '2027-06-07')
  await book(api, [stay], { payment_method: 'on_site', more: { terms_version } })
  api.clock.advanceMinutes(1)
}

async function pdfsToGuest() {
  await deliver()
  return server.mails.filter(({ to }) => to?.[0]?.address === aGuest.email).flatMap(pdfsOf)
}

const pdfsOf = ({ attachments }: Email) =>
  attachments
    .filter(({ mimeType, filename }) => mimeType === 'application/pdf' && filename?.startsWith('obchodne'))
    .map(({ filename, content }) => {
      const bytes = new Uint8Array(content as ArrayBuffer)
      return { filename, bytes, ...readPdf(bytes) }
    })

async function countDocuments(): Promise<number> {
  const { rows } = await api.api.db.$client.query('select 1 from terms_versions where pdf is not null')
  return rows.length
}

test('only the confirmation has the terms attached, in full and with their version', async () => {
  await writeTerms('<h2>1. Kto je kto</h2><p>Kôň je náš, <strong>ďateľ</strong> lesa.</p>')
  const stay = aStay(await property.addUnit(), '2027-06-04', '2027-06-07')
  const { payment_url } = await book(api, [stay])
  expect(await pdfsToGuest()).toEqual([])
  await actAtGateway(api, payment_url, 'pay')
  const [pdf, ...more] = await pdfsToGuest()
  expect(more).toEqual([])
  expect(pdf).toMatchObject({ filename: 'obchodne-podmienky-1.pdf', title: 'Obchodné podmienky, verzia 1' })
  expect(pdf?.letters).toContain(withoutSpace('1. Kto je kto Kôň je náš, ďateľ lesa.'))
  expect(pdf?.letters).toContain(withoutSpace('· verzia 1 Strana 1 z 1'))
  expect(server.mails.filter(({ to }) => to?.[0]?.address !== aGuest.email).flatMap(pdfsOf)).toEqual([])
})

test('the accepted terms are sent, even if they were replaced before the e-mail', async () => {
  await writeTerms('<p>Staré slová.</p>')
  await bookNow('1')
  await writeTerms('<p>Nové slová.</p>')
  await property.settings({ terms_version: '2/2027' })
  api.clock.advanceMinutes(1)
  await bookNow('2/2027')
  const [first, second] = await pdfsToGuest()
  expect(first).toMatchObject({ filename: 'obchodne-podmienky-1.pdf', title: 'Obchodné podmienky, verzia 1' })
  expect(first?.letters).toContain('Staréslová.')
  expect(second?.filename).toBe('obchodne-podmienky-2-2027.pdf')
  expect(second?.letters).toContain('Novéslová.')
})

test('equal wordings are one document, made once; a correction and its undoing give the right ones', async () => {
  await property.settings({ terms_version: '3' })
  const documents = await countDocuments()
  await writeTerms('<p>Prvé.</p>')
  await bookNow('3')
  await bookNow('3')
  await writeTerms('<p>Druhé.</p>')
  await bookNow('3')
  await writeTerms('<p>Prvé.</p>')
  await bookNow('3')
  const pdfs = await pdfsToGuest()
  expect(pdfs.map(({ letters }) => /Prvé|Druhé/.exec(letters)?.[0])).toEqual([
    'Prvé',
    'Prvé',
    'Druhé',
    'Prvé',
  ])
  expect(pdfs[0]?.bytes).toEqual(pdfs[1]?.bytes)
  expect(await countDocuments()).toBe(documents + 3)
})

test('other changes store no new wording', async () => {
  const kept = async () => (await api.api.db.$client.query('select 1 from terms_versions')).rows.length
  const before = await kept()
  await property.settings({ phone: '+421 900 111 333' })
  await api.api.prepare(() => undefined)
  expect(await kept()).toBe(before)
  await Promise.all([property.settings({ terms_version: '4' }), writeTerms('<p>Naraz.</p>')])
  const { rows } = await api.api.db.$client.query(
    'select version, content from terms_versions order by position desc limit 1',
  )
  expect(rows).toEqual([{ version: '4', content: '<p>Naraz.</p>' }])
})

test('a plan with cancellation rules of its own is named in the wording that is kept, until it is deleted', async () => {
  await writeTerms('<p>{{ cancellation_rules }}</p>')
  const current = async () => {
    const { rows } = await api.api.db.$client.query<{ content: string }>(
      'select content from terms_versions order by position desc limit 1',
    )
    return (rows[0]?.content ?? '').replaceAll('\u00a0', ' ')
  }
  const title = 'Bez vrátenia & zmien'
  const rules = [{ days_before: 0, fee_percent: 100 }]
  const { body } = await property.call('POST', '/rate-plans', { title, cancellation_rules: rules })
  expect(await current()).toContain(
    'Pri sadzbe „Bez vrátenia &amp; zmien“ platí namiesto toho:<br />– najneskôr 0 dní pred príchodom: ponecháme si 100 % z ceny',
  )
  const { id } = body as { id: string }
  await property.call('PUT', `/rate-plans/${id}`, { active: false })
  expect(await current()).not.toContain('Pri sadzbe')
  await property.call('PUT', `/rate-plans/${id}`, { active: true })
  expect(await current()).toContain('Pri sadzbe')
  expect((await property.call('DELETE', `/rate-plans/${id}`)).status).toBe(200)
  expect(await current()).not.toContain('Pri sadzbe')
})

test('a guest who booked by phone gets the confirmation without terms', async () => {
  const stay = aStay(await property.addUnit(), '2027-06-04', '2027-06-07')
  const body = { stays: [stay], guest: aGuest, state: 'confirmed', payment_method: 'on_site' }
  expect((await property.call('POST', '/reservations', body)).status).toBe(200)
  expect(await pdfsToGuest()).toEqual([])
  expect(server.mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/potvrdená/))
})
