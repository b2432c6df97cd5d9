import { beforeAll, expect, test } from 'vitest'
import { loadBuild } from '../site/site-build.ts'
import { pageLabels, type PageLabel } from './page-labels.ts'

let paths: string[]
let label: PageLabel

beforeAll(async () => {
  const { routes } = await loadBuild()
  paths = Object.values(routes).flatMap((route) => route?.path ?? [])
  label = pageLabels(paths)
})

test.each([
  ['/', 'page /'],
  ['/uvod?utm_source=list', 'page /uvod'],
  ['/ubytovanie', 'page /ubytovanie'],
  ['/ubytovanie/izba-pod-lipou', 'page /ubytovanie/:slug'],
  ['/blog/kvasok/', 'page /blog/:slug'],
  ['/en', 'page /en'],
  ['/en/ubytovanie/izba-pod-lipou', 'page /en/ubytovanie/:slug'],
  ['/_.data', 'page /'],
  ['/cennik.data?_routes=x', 'page /cennik'],
  ['/robots.txt', 'page /robots.txt'],
])('%s is counted as %s', (address, expected) => {
  expect(label(address)).toBe(expected)
})

test.each([
  '/jana@example.com',
  '/ubytovanie/a/b',
  '/blogx',
  '/robotsXtxt',
  '/rezervacia-detail/',
  '//',
  '/:slug',
])('%s, which is no page, has no label of its own', (address) =>
  expect(label(address)).not.toContain(address),
)

test('there are as many labels as pages in two languages, whatever is typed', () => {
  const typed = paths.flatMap((path) =>
    Array.from(
      { length: 50 },
      (_, index) => `/${path.replace(/^\//, '').replace(/:\w+|\*/, `made-up-${index}`)}`,
    ),
  )
  const labels = new Set([...typed, ...typed.map((address) => `/en${address}`)].map(label))
  expect(labels.size).toBeLessThanOrEqual(2 * paths.length)
  expect([...labels].join()).not.toContain('made-up')
})
