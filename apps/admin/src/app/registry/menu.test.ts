import { describe, expect, it } from 'vitest'
import { furtherEntries, isGroup, specEntries, type MenuEntry } from './menu.ts'
import { allCollections } from '../../core/records/collection-paths.ts'
import { routePatterns } from './route-patterns.ts'

const flat = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.children : [entry]))

/** The sidebar of docs/product.md, section 2, by path; paths without a declared collection are left out below. */
const specOrder = [
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
  '/blog-articles',
  '/blog-categories',
  '/survey-questions',
  '/survey-requests',
  '/survey-answers',
  '/seasonal-offers',
]

describe('menu', () => {
  it('follows the order of the specification', () => {
    const shown = flat(specEntries).map((item) => item.path)
    expect(shown).toEqual(specOrder.filter((path) => routePatterns.includes(path)))
  })

  it('has common services under services', () => {
    const services = specEntries.find((entry) => entry.id === 'services')
    expect(services && isGroup(services) && services.children.map((item) => item.id)).toContain(
      'common-services',
    )
  })

  it('reaches every declared screen', () => {
    const reached = new Set([...flat(specEntries), ...flat(furtherEntries)].map((item) => item.path))
    const roots = allCollections.flatMap(({ adminPath }) => adminPath ?? [])
    expect(roots.filter((root) => !reached.has(root))).toEqual([])
  })
})
