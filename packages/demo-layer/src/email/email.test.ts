import { expect, test } from 'vitest'
import { openLayer } from '../testing/layer.ts'
import { emailList, openedEmail, type Email } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

const mailbox = async ({ get }: Layer, query: Record<string, string> = {}) =>
  (await get('/apps/email/emails', { query })).as(emailList)

const inOrder = (emails: readonly Email[]) =>
  emails
    .map(({ time }) => time)
    .toSorted()
    .toReversed()

test.each(['inbox', 'sent', 'draft', 'spam', 'trash'] as const)(
  'the folder %s shows its own, newest first',
  async (folder) => {
    const layer = openLayer()
    const { emails } = await mailbox(layer, { folder })
    expect(emails).toHaveLength(layer.state.email.emails.filter((email) => email.folder === folder).length)
    expect(emails.length).toBeGreaterThan(0)
    expect(emails.map(({ time }) => time)).toEqual(inOrder(emails))
  },
)

test('lists the inbox when no folder is named, and refuses an unknown one', async () => {
  const layer = openLayer()
  expect(await mailbox(layer)).toEqual(await mailbox(layer, { folder: 'inbox' }))
  expect((await layer.get('/apps/email/emails', { query: { folder: 'attic' } })).status).toBe(400)
})

test('starred e-mails come from all folders but the trash', async () => {
  const layer = openLayer()
  for (const email of layer.state.email.emails) email.isStarred = true
  const { emails } = await mailbox(layer, { folder: 'starred' })
  const folders = new Set(emails.map(({ folder }) => folder))
  expect(folders).toEqual(new Set(['inbox', 'sent', 'draft', 'spam']))
})

test('a search looks at senders and subjects, whatever the case, and a label narrows', async () => {
  const layer = openLayer()
  const [first, second] = layer.state.email.emails.filter(({ folder }) => folder === 'inbox')
  if (!first || !second) throw new Error('Too few samples')
  first.from.name = 'Vavrinec Zvláštny'
  second.subject = 'News of VAVRINEC'
  first.labels = ['company']
  second.labels = ['private']
  const mails = await mailbox(layer, { q: 'vavrinec' })
  expect(mails.emails.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
  expect((await mailbox(layer, { q: 'vavrinec', label: 'private' })).emails.map(({ id }) => id)).toEqual([
    second.id,
  ])
})

test('the counters count what is unread in inbox and spam, and all drafts, without what is deleted', async () => {
  const layer = openLayer()
  const [one, two, three, four, five] = layer.state.email.emails
  if (!one || !two || !three || !four || !five) throw new Error('Too few samples')
  const plain = { isRead: false, isDeleted: false }
  layer.state.email.emails = [
    { ...one, ...plain, folder: 'inbox' },
    { ...two, ...plain, folder: 'inbox', isRead: true },
    { ...three, ...plain, folder: 'inbox', isDeleted: true },
    { ...four, ...plain, folder: 'draft', isRead: true },
    { ...five, ...plain, folder: 'spam' },
  ]
  expect((await mailbox(layer, { folder: 'sent' })).emailsMeta).toEqual({ inbox: 1, draft: 1, spam: 1 })
})

test('an update merges any field into the chosen ones, but never the id', async () => {
  const layer = openLayer()
  const body = { emailIds: [1, 2], dataToUpdate: { isRead: true, isStarred: true, folder: 'spam', id: 77 } }
  expect((await layer.post('/apps/email/update-emails', { body })).status).toBe(200)
  const { emails } = layer.state.email
  expect(emails.filter(({ id }) => id <= 2)).toMatchObject([
    { id: 1, isRead: true, isStarred: true, folder: 'spam' },
    { id: 2, isRead: true, isStarred: true, folder: 'spam' },
  ])
})

test('an unknown e-mail among several changes the others; none but unknown ones are not found', async () => {
  const layer = openLayer()
  const change = (emailIds: number[]) =>
    layer.post('/apps/email/update-emails', { body: { emailIds, dataToUpdate: { folder: 'trash' } } })
  expect((await change([1, 999])).status).toBe(200)
  expect(layer.state.email.emails.find(({ id }) => id === 1)).toMatchObject({ folder: 'trash' })
  const before = structuredClone(layer.state.email.emails)
  expect(await change([999])).toMatchObject({ status: 404, body: undefined })
  expect(layer.state.email.emails).toEqual(before)
})

test('a label is added where it is absent and removed where it is present', async () => {
  const layer = openLayer()
  const [first, second] = layer.state.email.emails
  if (!first || !second) throw new Error('Too few samples')
  first.labels = ['private', 'company']
  second.labels = []
  const body = { emailIds: [first.id, second.id], label: 'private' }
  expect((await layer.post('/apps/email/update-emails-label', { body })).status).toBe(200)
  expect([first.labels, second.labels]).toEqual([['company'], ['private']])
})

test('one e-mail says whether others are before and after it; an unknown one is not found, without a message', async () => {
  const { get, state } = openLayer()
  const last = state.email.emails.length
  const open = async (id: number) => (await get('/apps/email/get-email', { query: { id } })).as(openedEmail)
  expect(await open(1)).toMatchObject({ id: 1, hasPreviousMail: false, hasNextMail: true })
  expect(await open(5)).toMatchObject({ id: 5, hasPreviousMail: true, hasNextMail: true })
  expect(await open(last)).toMatchObject({ hasPreviousMail: true, hasNextMail: false })
  expect(await get('/apps/email/get-email', { query: { id: 999 } })).toMatchObject({
    status: 404,
    body: undefined,
  })
})

test('the arrows lead to the next and the previous e-mail, and nowhere at the ends', async () => {
  const { get, state } = openLayer()
  const last = state.email.emails.length
  const turn = (dir: string, emailId: number) =>
    get('/apps/email/paginate-email', { query: { dir, emailId } })
  expect((await turn('next', 5)).as(openedEmail).id).toBe(6)
  expect((await turn('previous', 5)).as(openedEmail).id).toBe(4)
  for (const answer of [await turn('previous', 1), await turn('next', last), await turn('next', 999)]) {
    expect(answer).toMatchObject({ status: 404, body: undefined })
  }
  expect((await turn('sideways', 5)).status).toBe(400)
})
