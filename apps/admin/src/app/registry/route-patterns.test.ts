import { describe, expect, it } from 'vitest'
import { allCollections } from '../../core/records/collection-paths.ts'
import { routePatterns } from './route-patterns.ts'

/** Admin routes of docs/product.md, Back office, whose collections are declared. */
const specified = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/not-allowed',
  '/not-authorized',
  '/dashboard',
  '/contacts',
  '/contacts/edit/:id',
  '/accommodation-units',
  '/accommodation-units/add',
  '/accommodation-units/edit/:id',
  '/accommodation-objects',
  '/accommodation-objects/add',
  '/accommodation-objects/edit/:id',
  '/automated-emails',
  '/automated-emails/edit/:id',
  '/reservations',
  '/reservations/add',
  '/reservations/edit/:id',
  '/common-services',
  '/common-services/add',
  '/common-services/edit/:id',
  '/documents',
  '/documents/add',
  '/documents/edit/:id',
  '/coupons',
  '/coupons/add',
  '/cms-pages',
  '/cms-pages/edit/:id',
  '/galleries',
  '/galleries/edit/:id',
  '/activities',
  '/activities/add',
  '/activities/edit/:id',
  '/activity-prices',
  '/activity-prices/add',
  '/activity-prices/edit/:id',
  '/survey-questions',
  '/survey-questions/add',
  '/survey-questions/edit/:id',
  '/survey-requests',
  '/survey-requests/:id',
  '/survey-answers',
]

describe('route patterns', () => {
  it('hold every route of the specification', () => {
    expect(specified.filter((path) => !routePatterns.includes(path))).toEqual([])
  })

  it.each([
    '/coupons/edit/:id',
    '/galleries/add',
    '/contacts/add',
    '/cms-pages/add',
    '/automated-emails/add',
    '/users/add',
    '/global-settings/edit/:id',
    '/outgoing-emails/edit/:id',
    '/survey-requests/edit/:id',
    '/survey-answers/edit/:id',
  ])('lack %s, which the specification or the operations do not give', (path) => {
    expect(routePatterns).not.toContain(path)
  })

  it('name each path once', () => {
    expect(new Set(routePatterns).size).toBe(routePatterns.length)
  })

  it('give every collection with an admin path its root', () => {
    const roots = allCollections.flatMap(({ adminPath }) => adminPath ?? [])
    expect(roots.filter((root) => !routePatterns.includes(root))).toEqual([])
  })
})
