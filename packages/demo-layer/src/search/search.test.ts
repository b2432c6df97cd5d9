import { expect, test } from 'vitest'
import { openLayer } from '../testing/layer.ts'
import { bookmarkLists, searchIndex } from './schemas.ts'

const pair = (name: string) => [`/pages/${name}-basic`, `/pages/${name}-cover`]

/** The pages of the template, by hand. */
const specified = [
  '/dashboard/analytics',
  '/',
  ...['email', 'chat', 'todo', 'calendar', 'kanban', 'user/list', 'user/view', 'roles', 'permissions'].map(
    (name) => `/apps/${name}`,
  ),
  ...['list', 'preview', 'edit', 'add'].map((name) => `/apps/invoice/${name}`),
  ...['shop', 'product-detail', 'wishlist', 'checkout'].map((name) => `/apps/ecommerce/${name}`),
  '/access-control',
  ...['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'].flatMap(pair),
  ...['account-settings', 'profile', 'faq', 'knowledge-base', 'pricing'].map((name) => `/pages/${name}`),
  ...['blog/list', 'blog/detail', 'blog/edit', 'license', 'api-key', 'modal-examples'].map(
    (name) => `/pages/${name}`,
  ),
  ...['coming-soon', 'not-authorized', 'maintenance', 'error'].map((name) => `/misc/${name}`),
]

test('the index has three groups, four hits of each to be shown, and every page of the specification', async () => {
  const [pages, files, contacts] = (await openLayer().get('/api/main-search/data')).as(searchIndex).searchArr
  expect([pages.groupTitle, files.groupTitle, contacts.groupTitle]).toEqual(['Pages', 'Files', 'Contacts'])
  expect([pages.searchLimit, files.searchLimit, contacts.searchLimit]).toEqual([4, 4, 4])
  expect([files.data.length > 4, contacts.data.length > 4]).toEqual([true, true])
  const links = pages.data.map(({ link }) => link)
  expect(specified.filter((link) => !links.includes(link))).toEqual([])
  expect(new Set(links).size).toBe(links.length)
})

test('a bookmark is set and taken away by the same call', async () => {
  const { get, post } = openLayer()
  const lists = async () => (await get('/api/bookmarks/data')).as(bookmarkLists)
  const before = await lists()
  expect(before.bookmarks).toEqual(before.suggestions.filter(({ isBookmarked }) => isBookmarked))
  const page = before.suggestions.find(({ isBookmarked }) => !isBookmarked)
  const toggle = () => post('/api/bookmarks/update', { body: { id: page?.id } })
  expect((await toggle()).status).toBe(200)
  expect((await lists()).bookmarks.map(({ id }) => id)).toContain(page?.id)
  const [pages] = (await get('/api/main-search/data')).as(searchIndex).searchArr
  expect(pages.data.find(({ id }) => id === page?.id)?.isBookmarked).toBe(true)
  await toggle()
  expect(await lists()).toEqual(before)
  expect((await post('/api/bookmarks/update', { body: { id: 999 } })).status).toBe(404)
})
