import { sourceMark } from '@dvor/contract/translations/source-mark.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const ride = {
  title: 'Jazda',
  description: '<p>Na koni.</p>',
  price: 1500,
  price_unit: 'person',
  vat_kind: 'other',
}
const english = { title: 'Ride', description: '<p>On a horse.</p>' }

test('a record is read in the asked language, with the language of each text', async () => {
  const id = await property.add('services', { ...ride, translations: { en: { title: 'Ride' } } })
  const seen = { title: 'Ride', description: ride.description, requirements: null }
  const languages = { title: 'en', description: 'sk', requirements: 'sk' }
  for (const path of [`/services/${id}`, `/services?id=${id}`]) {
    const query = path.includes('?') ? '&locale=en' : '?locale=en'
    const { body } = await api.call('GET', `${path}${query}`)
    expect([body].flat()[0]).toMatchObject({ ...seen, text_languages: languages })
    expect([body].flat()[0]).not.toHaveProperty('translations')
    const [slovak] = [(await api.call('GET', path)).body].flat()
    expect(slovak).toMatchObject({ title: 'Jazda' })
    expect(slovak).not.toHaveProperty('text_languages')
  }
  expect((await api.call('GET', '/services?locale=xx')).status).toBe(400)
})

test('those who see translations search in them, visitors in the Slovak texts', async () => {
  const id = await property.add('services', { ...ride, translations: { en: { title: 'Bareback riding' } } })
  const found = async (call: (path: string) => Promise<{ body: unknown }>, text: string) =>
    ((await call(`/services?_q=${text}`)).body as { id: string }[]).map((row) => row.id)
  const asOwner = (path: string) => property.call('GET', path)
  expect(await found(asOwner, 'bareback')).toEqual([id])
  expect(await found(asOwner, 'requirements')).toEqual([])
  expect(await found((path) => api.call('GET', path), 'bareback')).toEqual([])
})

test('html is cleaned in every language, and a field that is not translated is refused', async () => {
  const dirty = { en: { description: '<p onclick="x()">On a horse.</p>' } }
  const id = await property.add('services', { ...ride, translations: dirty })
  const { body } = await property.call('GET', `/services/${id}`)
  expect(body).toMatchObject({ translations: { en: { description: '<p>On a horse.</p>' } } })
  const refused = await property.call('PUT', `/services/${id}`, { translations: { en: { slug: 'ride' } } })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'translations.en.slug', code: 'unknown_key' }] },
  })
})

test('a translation remembers its Slovak text until it is written anew or confirmed', async () => {
  const id = await property.add('services', { ...ride, translations: { en: english } })
  const change = async (body: object) => {
    const { body: changed } = await property.call('PUT', `/services/${id}`, body)
    return (changed as { translation_sources: { en: Record<string, string> } }).translation_sources.en
  }
  const [first, second] = [sourceMark('Jazda'), sourceMark('Jazda v sedle')]
  expect(await change({ title: 'Jazda v sedle' })).toMatchObject({ title: first })
  const description = sourceMark(ride.description)
  expect(await change({ translation_sources: { en: { description } } })).toEqual({
    title: second,
    description,
  })
  expect(await change({ title: 'Jazda' })).toMatchObject({ title: second })
  expect(await change({ translations: { en: { ...english, title: 'A ride' } } })).toEqual({
    title: first,
    description,
  })
  expect(await change({ translations: { en: {} } })).toEqual({})
})
