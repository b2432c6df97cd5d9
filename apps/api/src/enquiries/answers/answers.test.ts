import type { EnquiryAnswers } from '@dvor/contract/guests/enquiry-answers.ts'
import type { PersonExport } from '@dvor/contract/privacy/personal-data.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smtpTransport } from '../../messaging/transport.ts'
import { rowsOf } from '../../testing/empty-database.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { idleSender } from '../../testing/races/outbox-bench.ts'
import { refusal, startMailServer, type MailServer } from '../../testing/servers/mail-server.ts'
import { addUser, signInAs } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let server: MailServer
let hall: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  hall = await property.add('halls', { title: 'Stará stodola', capacity: 80 })
})
afterAll(() => api.close())
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

const sendDue = (at = server) => idleSender(api, smtpTransport(at.url)).sendDue()
const plain = (text: unknown) => String(text).replaceAll('\u00A0', ' ')

let visitors = 0
/** Sends a form of the site. @returns the path of its record */
async function ask(collection: 'hall-demands' | 'contact-messages', more: object = {}): Promise<string> {
  const email = `host${++visitors}@example.com`
  const form = collection === 'hall-demands' ? '/send-hall-demand' : '/send-contact-message'
  const body = { name: 'Ján Veľký', email, message: 'Máte klavír?\nA pódium?', ...more }
  expect((await api.call('POST', form, { body, from: `203.0.113.${visitors}` })).status).toBe(200)
  const [kept] = (await property.call('GET', `/${collection}?email=${email}`)).body as { id: string }[]
  return `/${collection}/${kept?.id}`
}
const demand = () => ({ hall, day_from: '2027-06-12', day_to: '2027-06-13', persons: 70 })
const words = { subject: 'Sála je voľná', text: 'Dobrý deň,\n\nklavír máme & pódium <tiež>.' }
const answer = (path: string, body: object = words) => property.call('POST', `${path}/answers`, body)
const thread = async (path: string) => (await property.call('GET', `${path}/answers`)).body as EnquiryAnswers
const record = async (path: string) => (await property.call('GET', path)).body as Record<string, unknown>

describe('an answer to an enquiry about a hall', () => {
  test('begins with what was asked, in the language of the enquiry', async () => {
    const { draft } = await thread(await ask('hall-demands', demand()))
    expect(plain(draft.subject)).toBe('Váš dopyt na sálu: Stará stodola, 12. – 13. 6. 2027, 70 osôb')
    expect(plain(draft.text)).toBe(
      'Dobrý deň, Ján Veľký,\n\nďakujeme za váš dopyt: Stará stodola, 12. – 13. 6. 2027, 70 osôb.\n\n',
    )
    const english = await thread(await ask('hall-demands', { ...demand(), language: 'en' }))
    expect(english.draft.language).toBe('en')
    expect(plain(english.draft.text)).toBe(
      'Dear Ján Veľký,\n\nthank you for your enquiry: Stará stodola, 12 – 13 Jun 2027, 70 people.\n\n',
    )
    const bare = await thread(await ask('hall-demands'))
    expect(bare.draft.text).toBe('Dobrý deň, Ján Veľký,\n\nďakujeme za váš dopyt.\n\n')
  })

  test('reaches the visitor by e-mail, is kept with its author, and makes a new enquiry an answered one', async () => {
    const path = await ask('hall-demands', demand())
    const unread = async () => (await property.call('GET', '/hall-demands/count?is_new=true')).body
    const before = Number(await unread())
    expect(await answer(path)).toMatchObject({ status: 200 })
    expect(await unread()).toBe(before - 1)
    expect(await record(path)).toMatchObject({ is_new: false, state: 'contacted' })
    expect((await thread(path)).answers).toMatchObject([{ state: 'queued', sent_at: null }])
    await sendDue()
    const mail = server.mails.find(({ to }) => to?.[0]?.address === `host${visitors}@example.com`)
    expect(mail).toMatchObject({ subject: words.subject, from: { address: 'penzion@example.com' } })
    expect(mail?.text).toContain('klavír máme & pódium <tiež>.')
    expect(mail?.text).toContain('> Máte klavír?\n> A pódium?')
    expect(mail?.html).toContain('klavír máme &amp; pódium &lt;tiež&gt;.')
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    const [sent] = (await thread(path)).answers
    expect(sent).toMatchObject({ state: 'sent', to: `host${visitors}@example.com`, subject: words.subject })
    expect(sent?.text?.trim()).toBe(mail?.text?.trim())
    expect(sent?.sent_at).not.toBeNull()
    expect(sent?.author).toMatch(/^admin-/)
  })

  test('may be followed by a second one, and leaves a state that the owner has set', async () => {
    const path = await ask('hall-demands')
    await property.call('PUT', path, { state: 'offered' })
    await answer(path)
    await answer(path, { subject: 'Ešte cena', text: 'Sála stojí 400 €.' })
    const { answers } = await thread(path)
    expect(answers.map(({ subject }) => subject)).toEqual([words.subject, 'Ešte cena'])
    expect(await record(path)).toMatchObject({ state: 'offered' })
    const id = path.split('/').at(-1)
    const entries = await rowsOf(
      api.connection,
      `select action, after from history where record_id = '${id}' and action = 'answered'`,
    )
    expect(entries).toMatchObject([{ after: { state: 'offered' } }, { after: { state: 'offered' } }])
  })

  test('that the mail server refuses stays with the enquiry, and goes out when it is sent again', async () => {
    const broken = await startMailServer({ onMail: () => Promise.reject(refusal(550, 'no such mailbox')) })
    const path = await ask('hall-demands')
    await answer(path)
    await sendDue(broken)
    await broken.close()
    const [kept] = (await thread(path)).answers
    expect(kept).toMatchObject({ state: 'failed', attempts: 1, subject: words.subject })
    expect(kept?.last_error).toContain('550')
    expect(await record(path)).toMatchObject({ state: 'contacted' })
    expect((await property.call('POST', `/outgoing-emails/${kept?.id}/resend`)).status).toBe(200)
    await sendDue()
    expect((await thread(path)).answers).toMatchObject([{ id: kept?.id, state: 'sent' }])
    // A copy of a sent one belongs to the enquiry, too.
    await property.call('POST', `/outgoing-emails/${kept?.id}/resend`)
    expect((await thread(path)).answers).toMatchObject([{ state: 'sent' }, { state: 'queued' }])
  })

  test('is written once when its call is repeated', async () => {
    const path = await ask('hall-demands')
    const token = (await signInAs(api, await addUser(api))).accessToken
    const headers = { 'idempotency-key': 'the-same-key-twice-0001' }
    const call = () => api.call('POST', `${path}/answers`, { body: words, token, headers })
    const [first, again] = [await call(), await call()]
    expect(first).toMatchObject({ status: 200 })
    expect(again.body).toEqual(first.body)
    expect((await thread(path)).answers).toHaveLength(1)
  })
})

describe('an answer to a message of the contact form', () => {
  test('marks it as answered', async () => {
    const path = await ask('contact-messages')
    expect((await thread(path)).draft).toMatchObject({
      subject: 'Vaša správa',
      text: 'Dobrý deň, Ján Veľký,\n\nďakujeme, že ste nám napísali.\n\n',
    })
    expect(await answer(path)).toMatchObject({ status: 200 })
    expect(await record(path)).toMatchObject({ is_new: false, answered: true })
    await sendDue()
    expect((await thread(path)).answers).toMatchObject([{ state: 'sent' }])
  })
})

describe('an answer is refused', () => {
  test.each([
    [{ subject: ' ', text: 'x' }, 'subject'],
    [{ subject: 'x', text: ' \n ' }, 'text'],
    [{ ...words, to: 'spy@example.com' }, 'to'],
  ])('with a wrong value: %o', async (body, path) => {
    const enquiry = await ask('hall-demands')
    expect(await answer(enquiry, body)).toMatchObject({ status: 400, body: { fields: [{ path }] } })
    expect(await record(enquiry)).toMatchObject({ is_new: true, state: 'new' })
  })

  test('without an address, for an unknown enquiry, and while the owner has switched the e-mail off', async () => {
    const path = await ask('hall-demands')
    await rowsOf(api.connection, `update hall_demands set email = '' where id = '${path.split('/').at(-1)}'`)
    expect(await answer(path)).toMatchObject({ status: 400, body: { fields: [{ path: 'email' }] } })
    const unknown = '/contact-messages/0197a000-0000-7000-8000-000000000000'
    expect((await answer(unknown)).status).toBe(404)
    expect((await property.call('GET', `${unknown}/answers`)).status).toBe(404)
    const texts = await property.call('GET', '/editable-automated-emails?key=enquiry_answer')
    const [text] = texts.body as { id: string }[]
    const switchTo = (active: boolean) =>
      property.call('PUT', `/editable-automated-emails/${text?.id}`, { active })
    const other = await ask('hall-demands')
    await switchTo(false)
    expect(await answer(other)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await record(other)).toMatchObject({ is_new: true, state: 'new' })
    await switchTo(true)
  })

  test('to visitors and to accounts without the right to edit enquiries', async () => {
    const path = await ask('hall-demands')
    const token = (await signInAs(api, await addUser(api, 'authenticated'))).accessToken
    expect((await api.call('GET', `${path}/answers`)).status).toBe(401)
    expect((await api.call('POST', `${path}/answers`, { body: words })).status).toBe(401)
    expect((await api.call('GET', `${path}/answers`, { token })).status).toBe(403)
    expect((await api.call('POST', `${path}/answers`, { body: words, token })).status).toBe(403)
    expect((await thread(path)).answers).toEqual([])
  })
})

test('an answer is in the export of the person who asked, and its text goes with the erasure', async () => {
  const path = await ask('hall-demands')
  await answer(path)
  // The address is corrected afterwards: the answer is the same person's.
  const email = 'opraveny@example.com'
  await property.call('PUT', path, { email })
  const exported = (await property.call('GET', `/personal-data/export.json?email=${email}`))
    .body as PersonExport
  const emails = exported.sections.find(({ name }) => name === 'outgoing-emails')?.records ?? []
  expect(emails.map(({ subject }) => subject)).toContain(words.subject)
  const [written] = (await thread(path)).answers
  expect((await property.call('POST', '/personal-data/erasures', { email })).status).toBe(200)
  expect((await record(path))['code']).toBe('not_found')
  const left = await rowsOf(
    api.connection,
    `select "to", subject, body_text, state from outgoing_emails where id = '${written?.id}'`,
  )
  expect(left).toEqual([{ to: null, subject: null, body_text: null, state: 'superseded' }])
})
