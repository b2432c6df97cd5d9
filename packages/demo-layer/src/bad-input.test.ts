import { expect, test } from 'vitest'
import { openLayer } from './testing/layer.ts'
import { expectSoundAnswers, namedCalls } from './testing/odd-input.ts'

/** Of so many calls one is tried; the `.long` test tries all. */
const step = 8

test.each(namedCalls.filter((_, index) => index % step === 0))(
  '%s answers whatever it is sent with a status that it declares, and keeps its samples sound',
  (_, call) => expectSoundAnswers(call),
)

test.each([
  ['/apps/ecommerce/products', { page: 'two' }, 400, /^query\.page: /],
  ['/api/users/list/data', { perPage: 0 }, 400, /^query\.perPage: /],
  ['/api/users/list/data', { sortColumn: 'password' }, 400, /^query\.sortColumn: /],
  ['/api/users/list/data', { sort: 'sideways' }, 400, /^query\.sort: /],
  ['/apps/invoice/invoices', { sortColumn: 'client.__proto__' }, 400, /^query\.sortColumn: /],
  ['/apps/chat/get-chat', {}, 400, /^query\.id: /],
  ['/apps/chat/get-chat', { id: 99 }, 404, 'There is no contact 99.'],
  ['/api/users/user', { id: 51 }, 404, 'There is no user 51.'],
  ['/api/invoice/invoices/1', {}, 404, 'There is no invoice 1.'],
])('GET %s with %o is refused with %i and a message', async (path, query, status, message) => {
  const answer = await openLayer().get(path, { query })
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ message: expect.stringMatching(message) })
})

test.each([
  ['/apps/invoice/invoices', 5, { total: 36, invoices: [] }],
  ['/apps/permissions/data', 2, { total: 9, permissions: [] }],
])('GET %s answers page %i, past the end, empty with the total', async (path, page, body) => {
  const answer = await openLayer().get(path, { query: { page } })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject(body)
})

test.each([
  '/apps/todo/add-tasks',
  '/apps/email/update-emails',
  '/apps/kanban/add-task',
  '/apps/calendar/add-event',
  '/apps/users/add-user',
  '/apps/ecommerce/cart',
  '/api/bookmarks/update',
  '/apps/permissions/add-permission',
  '/apps/chat/send-msg',
  '/jwt/register',
])('POST %s without a body, or with one that is no JSON, is refused', async (path) => {
  const { post } = openLayer()
  for (const sent of [{}, { text: '{"broken' }]) {
    const answer = await post(path, sent)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^body/) } })
  }
})
