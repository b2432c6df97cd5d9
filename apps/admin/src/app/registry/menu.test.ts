import { expect, it } from 'vitest'
import { allCollections } from '../../core/records/collection-paths.ts'
import { dailyScreens, entryNames, isSection, itemsOf, menuGroups, menuScreens } from './menu.ts'
import { routePatterns } from './route-patterns.ts'

/** Entries of the sidebar of docs/product.md, Back office. */
const specified = [
  '/contacts',
  '/accommodation-units',
  '/accommodation-objects',
  '/automated-emails',
  '/admin-forms',
  '/galleries',
  '/cms-pages',
  '/reservations',
  '/activities',
  '/activity-prices',
  '/documents',
  '/common-services',
  '/services',
  '/coupons',
  '/image-blog-articles',
  '/survey-questions',
  '/survey-requests',
  '/survey-answers',
  '/seasonal-offers',
]
const menuItems = menuGroups.flatMap(({ entries }) => itemsOf(entries))
const paths = menuScreens.map(({ path }) => path)

it('has every entry of the specification and every declared screen, each once', () => {
  const roots = allCollections.flatMap(({ adminPath }) => adminPath ?? [])
  expect([...specified, ...roots].filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !routePatterns.includes(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

it('has screens of one kind as tabs of one entry', () => {
  const shared = menuItems.flatMap(({ label, tabs }) =>
    tabs ? [[label.sk, ...tabs.map(({ path }) => path)]] : [],
  )
  expect(shared).toEqual([
    ['Dopyty z webu', '/contact-messages', '/hall-demands'],
    ['E-maily', '/incoming-emails', '/outgoing-emails'],
    ['Cenový kalendár', '/price-calendar', '/prices', '/day-rates'],
    ['Sadzby a pravidlá', '/rate-plans', '/price-rules'],
    ['Používatelia a prístupy', '/users', '/roles', '/api-keys', '/webhooks'],
    ['E-maily hosťom', '/automated-emails', '/own-emails'],
  ])
})

it('keeps the children of services, blog and survey together', () => {
  const sections = menuGroups.flatMap(({ entries }) => entries.filter(isSection))
  const childrenOf = (id: string) =>
    sections.find((section) => section.id === id)?.children.map(({ path }) => path)
  expect(childrenOf('services')).toEqual([
    '/common-services',
    '/products',
    '/services',
    '/resources',
    '/resource-closures',
  ])
  expect(childrenOf('blog')).toEqual(['/image-blog-articles', '/blog-articles', '/blog-categories'])
  expect(childrenOf('survey')).toEqual(['/survey-questions', '/survey-requests', '/survey-answers'])
})

it('has the groups in the order of a day, with at most eight entries below each other', () => {
  expect(menuGroups.map(({ id }) => id)).toEqual([
    'today',
    'bookings',
    'guests',
    'money',
    'pricing',
    'website',
    'setup',
  ])
  for (const { id, entries } of menuGroups) expect(entries.length, id).toBeLessThanOrEqual(8)
})

it('begins a day with entries that exist', () => {
  expect(dailyScreens.filter((name) => !entryNames.has(name))).toEqual([])
})
