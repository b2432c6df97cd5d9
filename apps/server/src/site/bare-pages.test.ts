import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite

beforeAll(async () => {
  site = await startSmallSite()
})
afterAll(() => site.app.close())

const contact = {
  ...stamps,
  label: 'Recepcia',
  name: null,
  role: null,
  phone: null,
  email: null,
  opening_hours: null,
}
const form = {
  ...stamps,
  title: 'Napíšte nám',
  intro: null,
  success_text: null,
  consent_text: null,
  active: true,
}

beforeEach(() => {
  site.settle()
  site.answers.set('global-settings', { status: 200, body: { ...settings, phone: '0905 123 456' } })
  const rows = {
    'administrator-forms': [form],
    contacts: [contact],
    halls: [],
    'activity-prices': [],
    'lowest-prices': [],
    services: [],
  }
  for (const [name, body] of Object.entries(rows)) site.answers.set(name, { status: 200, body })
})

const page = async (path: string) => (await site.app.inject({ url: path })).body
/** The page between header and footer. */
const mainOf = (body: string) => /<main.*<\/main>/s.exec(body)?.[0] ?? ''

test('the footer names no networks where the property is in none', async () => {
  expect(await page('/cennik')).not.toContain('Sledujte nás')
  const facebook_url = 'https://www.facebook.com/penzion'
  site.answers.set('global-settings', { status: 200, body: { ...settings, facebook_url } })
  site.changed()
  expect(await page('/cennik')).toContain('Sledujte nás')
})

test('a price list without prices of activities has no empty table', async () => {
  expect(mainOf(await page('/cennik'))).toContain('<h1')
  expect(mainOf(await page('/cennik'))).not.toContain('<table')
})

test('phone and e-mail of the property stand on the contact page, unless a person has them', async () => {
  const bare = mainOf(await page('/kontakt'))
  expect(bare).toContain('href="tel:0905123456"')
  expect(bare).toContain(`href="mailto:${settings.email}"`)
  expect(bare).not.toContain('Recepcia')
  const people = [{ ...contact, phone: '0905 123 456', email: settings.email }]
  site.answers.set('contacts', { status: 200, body: people })
  site.changed()
  expect(mainOf(await page('/kontakt'))).toContain('Recepcia')
  expect(mainOf(await page('/kontakt')).match(/href="(tel|mailto):/g)).toHaveLength(2)
})
