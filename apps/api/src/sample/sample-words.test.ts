import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { searchAnswer } from '@dvor/contract/insight/search.ts'
import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from '../testing/files/slovak-copy.ts'
import { openSample, type OpenSample } from '../testing/fixtures/open-sample.ts'
import type { TestApi } from '../testing/test-api.ts'

let sample: OpenSample
let api: TestApi
let token: string

beforeAll(async () => {
  sample = await openSample()
  ;({ api, token } = sample)
})

afterAll(() => api.close())

const list = (path: string) => sample.list(path)

const listed = (Object.values(collections) as readonly Collection[]).filter(({ operations }) =>
  operations.includes('list'),
)

test('words follow Slovak typography', async () => {
  const names = ['accommodation-objects', 'accommodation-units', 'activities', 'activity-prices', 'galleries']
  const news = ['blog-articles', 'blog-categories', 'image-blog-articles', 'seasonal-offers', 'halls']
  const more = [
    ...news,
    'gallery-images',
    'common-services',
    'contacts',
    'coupons',
    'prices',
    'packages',
    'price-rules',
    'rate-plans',
    'text-blocks',
  ]
  for (const name of [...names, ...more])
    for (const row of await list(name))
      if (row['mark'] !== 'terms-summary') expect(faultsIn(row), name).toEqual([])
})

describe('no key of the program stands where people read', () => {
  const keys = new Set<string>(textMarks.map(({ mark }) => mark))
  const snakeCase = /^[a-z]+(?:_[a-z]+)+$/
  const isKey = (text: string) => snakeCase.test(text) || keys.has(text)

  const exported = listed.filter(({ adminPath }) => adminPath !== undefined)
  test.each(exported.map(({ name }) => name))('in the table of %s', async (name) => {
    const { rawPayload } = await api.app.inject({
      url: `/api/exports/${name}.csv`,
      headers: { authorization: `Bearer ${token}` },
    })
    const cells = rawPayload.toString('utf8').split(/[;\n\r]/)
    expect(cells.length).toBeGreaterThan(1)
    expect(cells.filter((cell) => isKey(cell.replaceAll('"', '')))).toEqual([])
  })

  test('in answers of the search', async () => {
    for (const words of ['uvod', 'owner', 'due', 'reservation', 'zaplat', 'hero', 'password', 'something']) {
      const { body } = await api.call('GET', `/search?q=${words}`, { token })
      const { groups } = searchAnswer.parse(body)
      const texts = groups.flatMap(({ hits }) => hits.flatMap(({ title, detail }) => [title, detail ?? '']))
      expect([words, texts.filter((text) => isKey(text) || text.includes('{{'))]).toEqual([words, []])
    }
  })
})
