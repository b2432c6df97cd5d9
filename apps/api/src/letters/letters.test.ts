import type { EmailFile, LetterDraft, LetterInput, Thread } from '@dvor/contract/messages/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMailedProperty, type MailedProperty } from '../testing/fixtures/mailed-property.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { adminToken, tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, book, type TestProperty } from '../testing/test-property.ts'

let mailed: MailedProperty
let api: TestApi
let property: TestProperty
let id: string
beforeAll(async () => {
  mailed = await openMailedProperty()
  ;({ api, property } = mailed)
})
afterAll(() => mailed.close())
beforeEach(async () => {
  const stay = aStay(await property.addUnit(), '2027-06-04', '2027-06-07')
  id = await idOf(property, (await book(api, [stay], { payment_method: 'on_site' })).number)
  await mailed.deliver()
  mailed.mails.length = 0
})

const plain = (text: unknown) => String(text).replaceAll('\u00A0', ' ')
const draft = async (query = '') =>
  (await property.call('GET', `/reservations/${id}/letter${query}`)).body as LetterDraft
const send = (letter: LetterInput) => property.call('POST', `/reservations/${id}/letters`, letter)
const thread = async (query = '') =>
  (await property.call('GET', `/reservations/${id}/thread${query}`)).body as Thread
const words = { subject: 'Kľúč', body: '<p>Kľúč je <strong>pod kvetináčom</strong>.</p>' }

async function upload(name: string, content: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('file', new File([content], name))
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer())
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return api.call('POST', '/email-files', { token: await adminToken(api), body, headers })
}

describe('a letter to the guest of a reservation', () => {
  test('begins in the guest’s language with the values of the stay, or with an own text', async () => {
    expect(plain((await draft()).subject)).toBe('Váš pobyt 4. – 7. 6. 2027')
    expect(await draft()).toMatchObject({ to: aGuest.email, language: 'sk' })
    expect((await draft()).documents).toMatchObject([
      { title: expect.stringContaining('Potvrdenie rezervácie') },
    ])
    expect((await draft()).body).toContain('Dobrý deň')
    expect((await draft()).facts).toContainEqual({
      label: expect.objectContaining({ sk: 'Koľko zostáva zaplatiť' }),
      text: expect.stringContaining('€'),
      topic: 'money',
      sentence: expect.stringMatching(/^Zostáva zaplatiť: .*€$/),
    })
    const answers = (await draft()).facts.map(({ topic }) => topic)
    expect(answers).toEqual(expect.arrayContaining(['arrival', 'departure', 'account', 'cancellation']))
    const own = await property.add('own-emails', {
      title: 'Cesta k nám',
      subject: 'Ako k nám',
      body: '<p>Príchod: {{ arrival }}</p>',
    })
    expect((await draft()).templates).toContainEqual({ id: own, title: 'Cesta k nám' })
    const chosen = await draft(`?template=${own}`)
    expect(chosen.subject).toBe('Ako k nám')
    expect(plain(chosen.body)).toBe('<p>Príchod: piatok 4. júna 2027</p>')
    expect(await property.call('GET', `/reservations/${id}/letter?template=${id}`)).toMatchObject({
      status: 400,
    })
    expect(
      await property.call('POST', '/own-emails', { title: 'X', subject: 'X', body: '<p>{{ nonsense }}</p>' }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'body', code: 'unknown_variable' }] } })
  })

  test('reaches the guest with its files, and stands in the thread with its state', async () => {
    const { body } = await upload('mapa: cesta.txt', new TextEncoder().encode('doľava'))
    const file = body as EmailFile
    expect(file).toMatchObject({ name: 'mapa cesta.txt', size: 7 })
    const documents = (await draft()).documents.map((document) => document.id)
    expect((await send({ ...words, documents, files: [file.id] })).status).toBe(200)
    const waiting = (await thread()).sent.at(-1)
    expect(waiting).toMatchObject({ state: 'queued', key: 'guest_letter', subject: 'Kľúč' })
    expect(waiting?.author).toMatch(/^admin-/)
    await mailed.deliver()
    const [mail] = mailed.mails
    expect(mail).toMatchObject({ subject: 'Kľúč', to: [{ address: aGuest.email }] })
    expect(mail?.html).toContain('<strong>pod kvetináčom</strong>')
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    expect(mail?.attachments).toMatchObject([{ mimeType: 'application/pdf' }, { filename: 'mapa cesta.txt' }])
    const sent = (await thread()).sent.at(-1)
    expect(sent).toMatchObject({
      state: 'sent',
      attachments: [{ file: null }, { name: 'mapa cesta.txt', file: file.id }],
    })
    expect(sent?.text).toContain('Kľúč je pod kvetináčom.')
    const authorization = `Bearer ${await adminToken(api)}`
    const opened = await api.app.inject({ url: `/api/email-files/${file.id}`, headers: { authorization } })
    expect(opened).toMatchObject({ statusCode: 200, body: 'doľava' })
    expect(await send({ ...words, files: [file.id] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'files', code: 'not_found' }] },
    })
  })

  test('is written once, however often it is sent with its key', async () => {
    const token = await adminToken(api)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const again = () => api.call('POST', `/reservations/${id}/letters`, { token, headers, body: words })
    const [first, second] = [await again(), await again()]
    expect(second.body).toEqual(first.body)
    expect((await thread()).sent.filter(({ key }) => key === 'guest_letter')).toHaveLength(1)
  })

  test('fills in variables at last, and is refused with an unknown one, without a text, or with foreign documents', async () => {
    await send({ subject: 'Termín', body: '<p>{{ stay_days }}</p>' })
    await mailed.deliver()
    expect(plain(mailed.mails[0]?.text)).toContain('4. – 7. 6. 2027')
    const refused = async (letter: LetterInput) => (await send(letter)).body
    expect(await refused({ ...words, body: '<p>{{ nonsense }}</p>' })).toMatchObject({ code: 'invalid' })
    expect(await refused({ ...words, body: '<p> </p>' })).toMatchObject({
      fields: [{ path: 'body', code: 'required' }],
    })
    expect(await refused({ ...words, documents: [id] })).toMatchObject({ fields: [{ path: 'documents' }] })
    const answer = await property.call('POST', `/reservations/${id}/letters/preview`, {
      ...words,
      body: '<p onclick="x()">Ahoj<script>1</script></p>',
    })
    expect(answer.body).toMatchObject({ subject: 'Kľúč', html: expect.stringContaining('<p style') })
    expect((answer.body as { html: string }).html).not.toMatch(/script|onclick/)
  })

  test('takes no file above 10 MB', async () => {
    const answer = await upload('film.bin', new Uint8Array(10_000_001))
    expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  })

  test('keeps its variables for those who may not see money, and shows them no text of an e-mail', async () => {
    await send(words)
    const token = await tokenWith(api, ['messages.read', 'messages.send', 'reservations.read'])
    const call = (path: string) => api.call('GET', `/reservations/${id}/${path}`, { token })
    expect((await call('letter')).body).toMatchObject({ subject: 'Váš pobyt {{ stay_days }}' })
    expect((await call('letter')).body).not.toHaveProperty('to')
    const [sent] = ((await call('thread')).body as Thread).sent.slice(-1)
    expect(sent).toMatchObject({ subject: 'Kľúč' })
    expect(sent).not.toHaveProperty('text')
    const body = { ...words, documents: [id] }
    expect(await api.call('POST', `/reservations/${id}/letters`, { token, body })).toMatchObject({
      status: 403,
    })
  })
})

describe('a thread', () => {
  test('has notes that no guest gets, and that are removed', async () => {
    const { body } = await property.call('POST', `/reservations/${id}/notes`, { text: 'Príde neskoro.' })
    expect((await thread()).notes).toMatchObject([
      { text: 'Príde neskoro.', author: expect.stringMatching(/^admin-/) },
    ])
    await mailed.deliver()
    expect(mailed.mails).toEqual([])
    const note = `/thread-notes/${(body as { id: string }).id}`
    expect(await property.call('DELETE', note)).toMatchObject({ status: 200 })
    expect((await thread()).notes).toEqual([])
    expect(await property.call('DELETE', note)).toMatchObject({ status: 404 })
  })

  test('of a person has the messages of all reservations of the address', async () => {
    await send(words)
    const first = id
    const stay = aStay(await property.addUnit(), '2027-08-04', '2027-08-07')
    id = await idOf(property, (await book(api, [stay], { payment_method: 'on_site' })).number)
    const about = async (query = '') => (await thread(query)).sent.map(({ reservation }) => reservation?.id)
    expect(await about()).not.toContain(first)
    expect(await about('?person=true')).toEqual(expect.arrayContaining([first, id]))
    const cards = (await property.call('GET', `/guests?email=${aGuest.email}`)).body as { id: string }[]
    const card = cards[0]?.id
    const all = (await property.call('GET', `/guests/${card}/thread`)).body as Thread
    expect(all.sent.map(({ reservation }) => reservation?.id)).toEqual(expect.arrayContaining([first, id]))
  })
})
