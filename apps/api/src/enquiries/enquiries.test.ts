import { formatDayRange } from '@dvor/format/day-text.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { clearExpired } from '../privacy/clear-expired.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let hall: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  hall = await property.add('halls', { title: 'Stará stodola', capacity: 80 })
})
afterAll(() => api.close())
// Each test uses an address of its own, because the limits count by address.
let visitor = 0
beforeEach(() => void visitor++)

const send = (path: string, body: Record<string, unknown>) =>
  api.call('POST', path, { body, from: `203.0.113.${visitor}` })
const demands = async (query = '') =>
  (await property.call('GET', `/hall-demands${query}`)).body as Record<string, unknown>[]
interface Sent {
  key: string
  to: string
  subject: string
  body: string
}
const outbox = async (key: string) =>
  (await property.call('GET', `/outgoing-emails?key=${key}&_sort=createdAt:ASC`)).body as Sent[]
async function setForm(key: string, values: Record<string, unknown>) {
  const forms = (await property.call('GET', '/administrator-forms')).body as { id: string; key: string }[]
  const form = forms.find((one) => one.key === key)
  return property.call('PUT', `/administrator-forms/${form?.id}`, values)
}

const contact = { name: 'Eva Malá', email: 'eva@example.com', message: 'Máte detskú postieľku?' }
const demand = () => ({
  hall,
  name: 'Ján Veľký',
  email: 'jan@example.com',
  event_type: 'svadba',
  day_from: '2027-06-12',
  day_to: '2027-06-13',
  persons: 70,
})

describe('the contact form', () => {
  test('reaches every recipient of the form, and a reply goes to the visitor', async () => {
    expect((await setForm('contact', { recipients: 'a@dvor.sk; b@dvor.sk' })).status).toBe(200)
    expect(await send('/send-contact-message', contact)).toMatchObject({ status: 200, body: { sent: true } })
    const sent = await outbox('owner_contact_message')
    expect(sent.map(({ to }) => to)).toEqual(['a@dvor.sk', 'b@dvor.sk'])
    expect(sent[0]?.subject).toContain('Eva Malá')
  })

  test('a program that fills in the hidden field gets the usual answer and sends nothing', async () => {
    const before = (await outbox('owner_contact_message')).length
    const answer = await send('/send-contact-message', { ...contact, website: 'https://x.example' })
    expect(answer).toMatchObject({ status: 200, body: { sent: true } })
    expect(await outbox('owner_contact_message')).toHaveLength(before)
  })

  test('reports all issues at once', async () => {
    const answer = await send('/send-contact-message', { name: ' ', email: 'x', to: 'z@example.com' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    const paths = (answer.body as { fields: { path: string }[] }).fields.map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['email', 'message', 'name', 'to'])
  })

  test('refuses the eleventh message of an hour with the time to wait', async () => {
    for (let message = 0; message < 10; message++)
      expect((await send('/send-contact-message', contact)).status).toBe(200)
    const answer = await send('/send-contact-message', contact)
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('takes a phone as copied from an address book, and keeps a name in one line', async () => {
    const [name, phone] = ['Jana\nBcc: x@example.com', '\u202A+421\u00A0905\u2011123\u2011456\u202C']
    const email = 'jana&jan@example.com'
    expect((await send('/send-contact-message', { ...contact, name, phone, email })).status).toBe(200)
    const { body } = await property.call('GET', '/contact-messages?email=jana%26jan@example.com')
    expect(body).toMatchObject([{ name: 'Jana Bcc: x@example.com', phone: '+421 905-123-456', email }])
  })

  test('a message is found by a foreign name and by the digits of its phone', async () => {
    const name = 'Đorđe Sæther'
    expect(
      (await send('/send-contact-message', { ...contact, name, phone: '+420 605 123 456' })).status,
    ).toBe(200)
    for (const q of ['dorde', 'saether dorde', '605123456', '+420605123456', '00420 605 123 456'])
      expect(
        (await property.call('GET', `/contact-messages?_q=${encodeURIComponent(q)}`)).body,
        q,
      ).toMatchObject([{ name }])
  })

  test('a message is stored for the owner, read, marked as answered, annotated, and found', async () => {
    const message = `Máte detskú postieľku pre ${visitor}?`
    await send('/send-contact-message', { ...contact, name: 'Iveta Malá', phone: '0905 111 222', message })
    const [kept] = (await property.call('GET', '/contact-messages?_q=iveta')).body as { id: string }[]
    expect(kept).toMatchObject({ is_new: true, answered: false, message, phone: '0905 111 222', note: null })
    const path = `/contact-messages/${kept?.id}`
    const answer = await property.call('PUT', path, { is_new: false, answered: true, note: 'Máme dve.' })
    expect(answer).toMatchObject({ status: 200, body: { is_new: false, answered: true, note: 'Máme dve.' } })
    expect(await property.call('PUT', path, { message: 'Iné' })).toMatchObject({ status: 400 })
    expect((await api.call('GET', '/contact-messages')).status).toBe(401)
    expect((await property.call('DELETE', path)).status).toBe(200)
  })

  test('a message is deleted with its history when its retention is over', async () => {
    await send('/send-contact-message', { ...contact, name: 'Stará Správa' })
    const [kept] = (await property.call('GET', '/contact-messages?name=Stará Správa')).body as {
      id: string
    }[]
    const left = async () => {
      const query = 'select 1 from history where record_id = $1'
      const { rows } = await api.api.db.$client.query(query, [kept?.id])
      const answer = await property.call('GET', `/contact-messages/${kept?.id}`)
      return [answer.status, rows.length]
    }
    await clearExpired({ db: api.api.db, clock: api.clock })
    expect(await left()).toEqual([200, 1])
    await api.api.db.$client.query("update contact_messages set created_at = '2023-01-01' where id = $1", [
      kept?.id,
    ])
    await clearExpired({ db: api.api.db, clock: api.clock })
    expect(await left()).toEqual([404, 0])
  })

  test('a closed form refuses, and a message whose e-mail is switched off is stored', async () => {
    await setForm('contact', { active: false })
    expect(await send('/send-contact-message', contact)).toMatchObject({ status: 409 })
    await setForm('contact', { active: true })
    const query = '/editable-automated-emails?key=owner_contact_message'
    const [text] = (await property.call('GET', query)).body as { id: string }[]
    await property.call('PUT', `/editable-automated-emails/${text?.id}`, { active: false })
    const quiet = { ...contact, name: 'Tichá Voda' }
    expect(await send('/send-contact-message', quiet)).toMatchObject({ status: 200 })
    expect((await property.call('GET', '/contact-messages/count?name=Tichá Voda')).body).toBe(1)
    await property.call('PUT', `/editable-automated-emails/${text?.id}`, { active: true })
  })
})

describe('an enquiry about a hall', () => {
  test('is new in the list until the owner opens it, and is e-mailed to the property', async () => {
    expect((await send('/send-hall-demand', demand())).status).toBe(200)
    const [kept] = await demands('?is_new=true')
    expect(kept).toMatchObject({ name: 'Ján Veľký', state: 'new', hall: { title: 'Stará stodola' } })
    expect((await property.call('GET', '/hall-demands/count?is_new=true')).body).toBe(1)
    await property.call('GET', `/hall-demands/${String(kept?.['id'])}`)
    expect((await property.call('GET', '/hall-demands/count?is_new=true')).body).toBe(1)
    await property.call('PUT', `/hall-demands/${String(kept?.['id'])}`, { is_new: false, state: 'contacted' })
    expect((await property.call('GET', '/hall-demands/count?is_new=true')).body).toBe(0)
    const [sent] = await outbox('owner_hall_demand')
    expect(sent?.subject).toContain(formatDayRange('2027-06-12', '2027-06-13'))
    expect(sent?.body.replaceAll('\u00A0', ' ')).toContain('70 osôb')
  })

  test.each([
    [{ day_to: '2027-06-11' }, 'day_to'],
    [{ hall: '0197a000-0000-7000-8000-000000000000' }, 'hall'],
    [{ persons: 0 }, 'persons'],
    [{ is_new: false }, 'is_new'],
  ])('is refused with the wrong field: %o', async (wrong, path) => {
    const count = (await demands()).length
    const answer = await send('/send-hall-demand', { ...demand(), ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } })
    expect(await demands()).toHaveLength(count)
  })

  test('has no create of its own, and visitors cannot read it', async () => {
    expect([404, 405]).toContain((await property.call('POST', '/hall-demands', demand())).status)
    expect((await api.call('GET', '/hall-demands')).status).toBe(401)
    expect((await api.call('GET', '/hall-demands/count')).status).toBe(401)
  })
})

describe('the forms', () => {
  test('are read by visitors without their recipients, and need valid addresses', async () => {
    await setForm('contact', { recipients: 'a@dvor.sk' })
    const answer = await api.call('GET', '/administrator-forms')
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain('a@dvor.sk')
    expect((await api.call('GET', '/administrator-forms?recipients=a@dvor.sk')).status).toBe(400)
    expect(await setForm('contact', { recipients: 'a@dvor.sk, nikto' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'recipients', code: 'invalid_email' }] },
    })
  })
})
