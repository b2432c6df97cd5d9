import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const titles = async () =>
  ((await api.call('GET', '/blog-articles')).body as { title: string }[]).map(({ title }) => title)

test('visitors see an article from its publication on, the newest first', async () => {
  const category = await property.add('blog-categories', { title: 'Zo dvora' })
  const add = (title: string, values: object) =>
    property.add('blog-articles', { title, blog_category: category, ...values })
  await add('Včera', { published_at: '2027-03-09T08:00:00.000Z' })
  await add('Dnes', { published_at: '2027-03-10T09:00:00.000Z' })
  await add('O chvíľu', { published_at: '2027-03-10T09:00:01.000Z' })
  await add('Rozpísaný', {})
  await add('Stiahnutý', { published_at: '2027-03-01T08:00:00.000Z', active: false })
  expect(await titles()).toEqual(['Dnes', 'Včera'])
  api.clock.set('2027-03-10T09:00:01Z')
  expect(await titles()).toEqual(['O chvíľu', 'Dnes', 'Včera'])
  expect((await api.call('GET', '/blog-articles/count')).body).toBe(3)
})

test('a category with articles cannot be deleted', async () => {
  const [category] = (await property.call('GET', '/blog-categories')).body as { id: string }[]
  const answer = await property.call('DELETE', `/blog-categories/${category?.id}`)
  expect(answer).toMatchObject({ status: 409, body: { code: 'in_use' } })
})

test('forbidden html is removed before storing', async () => {
  const content = '<h2>Kone</h2><script>alert(1)</script><p onclick="x()">Žrebec</p>'
  const id = await property.add('blog-articles', { title: 'S pascou', content })
  const { body } = await property.call('GET', `/blog-articles/${id}`)
  expect(body).toMatchObject({ content: '<h2>Kone</h2><p>Žrebec</p>' })
})
