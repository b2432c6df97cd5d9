import type { TextVersion } from '@dvor/contract/content/text-versions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let block: { id: string; title: string | null; content: string | null }
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  const { body } = await property.call('GET', '/text-blocks?mark=prices-description')
  const [found] = body as (typeof block)[]
  if (!found) throw new Error('no text block')
  block = found
})
afterAll(() => api.close())

const path = () => `/text-blocks/${block.id}`
const versions = async () => (await property.call('GET', `${path()}/versions`)).body as TextVersion[]
const leave = async (words: object) => expect((await property.call('PUT', path(), words)).status).toBe(200)

test('lists each wording with its author, the newest first, including the original', async () => {
  expect(await versions()).toEqual([])
  await leave({ title: 'Ceny', content: '<p>Jar</p>' })
  await leave({ content: '<p>Leto</p>' })
  await leave({ content: '<p>Leto</p>' })
  const seen = await versions()
  expect(seen.map(({ title, content }) => [title, content])).toEqual([
    ['Ceny', '<p>Leto</p>'],
    ['Ceny', '<p>Jar</p>'],
    [block.title, block.content],
  ])
  expect(seen.map(({ actor }) => actor !== null)).toEqual([true, true, false])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(3)
})

test('restoring an earlier wording adds a version', async () => {
  const earlier = (await versions()).at(1)
  await leave({ title: earlier?.title, content: earlier?.content })
  const seen = await versions()
  expect(seen[0]?.content).toBe('<p>Jar</p>')
  expect(seen).toHaveLength(4)
})

test('versions are for the owner only', async () => {
  expect((await api.call('GET', `${path()}/versions`)).status).toBe(401)
})
