import { expect, test } from 'vitest'
import { isSameForAll } from './site-pages.ts'

test.each([
  '/',
  '/uvod',
  '/_.data',
  '/uvod.data',
  '/ubytovanie/izba-lipa',
  '/ubytovanie/izba-lipa.data',
  '/blog/kvasok',
  '/saly',
  '/en',
  '/en.data',
  '/en/uvod',
  '/en/ubytovanie/izba-lipa.data',
])('%s is the same for everybody', (path) => expect(isSameForAll(path)).toBe(true))

test.each([
  '/rezervacia',
  '/en/rezervacia',
  '/en/rezervacia-detail/abc',
  '/en/nic',
  '/rezervacia-detail/abc',
  '/potvrdenie_platby',
  '/ubytovanie/Izba',
  '/ubytovanie/a/b',
  '/o-nas/',
  '/nic',
])('%s is never cached', (path) => expect(isSameForAll(path)).toBe(false))

test.each([
  ['/blog', 'rubrika=zo-zivota-dvora'],
  ['/blog.data', 'strana=2'],
  ['/galeria', 'galeria=zima'],
  ['/sitemap.xml', 'cast=2'],
  ['/saly', 'sala=sypka'],
  ['/kontakt', 'odoslane=ano'],
  ['/en/blog', 'strana=2'],
])('%s with %s is rendered for its visitor alone', (path, query) => {
  expect(isSameForAll(path, new URLSearchParams(query))).toBe(false)
  expect(isSameForAll(path, new URLSearchParams('utm_source=x'))).toBe(true)
})
