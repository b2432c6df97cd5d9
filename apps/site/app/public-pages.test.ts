import { expect, test } from 'vitest'
import { isPublicPage } from './public-pages.ts'

test.each(['/', '/uvod', '/_.data', '/uvod.data', '/ubytovanie/izba-lipa', '/ubytovanie/izba-lipa.data'])(
  '%s is the same for everybody',
  (path) => expect(isPublicPage(path)).toBe(true),
)

test.each([
  '/rezervacia',
  '/rezervacia-detail/abc',
  '/potvrdenie_platby',
  '/ubytovanie/Izba',
  '/ubytovanie/a/b',
  '/o-nas/',
  '/nic',
])('%s is never kept', (path) => expect(isPublicPage(path)).toBe(false))
