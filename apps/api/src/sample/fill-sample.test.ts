import { gapsIn } from '@dvor/booking/messages/legal-text.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { recordSchema } from '@dvor/contract/declaration/schemas.ts'
import { ratings } from '@dvor/contract/guests/surveys.ts'
import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { addDays, daysBetween } from '@dvor/format/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readPdf } from '../testing/files/read-pdf.ts'
import { openSample, type OpenSample } from '../testing/fixtures/open-sample.ts'
import type { TestApi } from '../testing/test-api.ts'
import { faultsIn } from '../testing/files/slovak-copy.ts'

const today = '2027-03-10'
const picture = z.object({
  alt: z.string().min(5),
  placeholder: z.string(),
  formats: z.array(z.unknown()).min(4),
})

let api: TestApi
let token: string
let list: OpenSample['list']

beforeAll(async () => {
  ;({ api, token, list } = await openSample())
})

afterAll(() => api.close())

const listed = (Object.values(collections) as readonly Collection[]).filter(({ operations }) =>
  operations.includes('list'),
)

/**
 * The sample has no portals and no issued documents, because its guests are invented, no single days, because its
 * prices are those of its seasons, and no gathering, because it would keep rooms from those who try the booking.
 */
const emptyInSample = new Set(
  `api-keys webhooks webhook-deliveries roles bank-accounts calendar-feeds calendar-conflicts invoices day-rates
  gatherings`.split(/\s+/),
)

describe('through HTTP', () => {
  test.each(listed.map((collection) => [collection.name, collection] as const))(
    '%s match the contract',
    async (name, collection) => {
      const rows = await list(name)
      expect(rows.length === 0, name).toBe(emptyInSample.has(name))
      expect(z.array(recordSchema(collection)).safeParse(rows).error).toBeUndefined()
    },
  )

  test('the settings match the contract, with sample mode on', async () => {
    const { body } = await api.call('GET', '/global-settings', { token })
    expect(recordSchema(collections['global-settings']).safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ sample_mode: true, business_name: 'Dvor pod Lipami' })
  })

  test('the terms lack nothing', async () => {
    const { rows } = await api.api.db.$client.query<{ content: string }>(
      'select content from terms_versions order by position desc limit 1',
    )
    expect(rows[0]?.content).toContain('Dvor pod Lipami, s. r. o.')
    expect(gapsIn(rows[0]?.content ?? '')).toEqual([])
  })

  test.each([
    ['accommodation-objects', 2],
    ['accommodation-units?let_as=unit', 8],
    ['accommodation-units?let_as_ne=unit&active=false', 2],
    ['activities?kind=trip', 12],
    ['activities?kind_ne=trip', 10],
    ['activity-prices', 12],
    ['galleries', 3],
    ['contacts', 2],
    ['services', 5],
    ['blog-articles', 6],
    ['blog-categories', 3],
    ['image-blog-articles', 8],
    ['halls', 2],
  ])('%s are %i', async (path, count) => expect(await list(path)).toHaveLength(count))

  test('the price list is in the order of writing', async () => {
    const rows = await list('activity-prices?_sort=createdAt:ASC')
    expect(rows[0]).toMatchObject({ title: 'Jazda na koni na lonži' })
    expect(rows.at(-1)).toMatchObject({ title: 'Polpenzia' })
    expect(new Set(rows.map((row) => row.createdAt)).size).toBe(rows.length)
  })
})

describe('pictures', () => {
  const withImage = [
    'accommodation-objects',
    'accommodation-units',
    'activities',
    'services',
    'gallery-images',
  ]
  test.each([...withImage, 'blog-articles', 'seasonal-offers'])(
    'each of the %s has one, with an alternative text',
    async (name) => {
      for (const { image } of await list(name)) expect(picture.safeParse(image).error).toBeUndefined()
    },
  )

  test('products and halls have theirs', async () => {
    for (const { logo } of await list('image-blog-articles'))
      expect(picture.safeParse(logo).error).toBeUndefined()
    for (const { images } of await list('halls'))
      expect(z.array(picture).min(4).safeParse(images).error).toBeUndefined()
  })

  test('text blocks that show a picture have one', async () => {
    const blocks = new Map((await list('text-blocks')).map((block) => [block['mark'], block]))
    for (const { mark, picture: shown } of textMarks)
      expect(picture.safeParse(blocks.get(mark)?.['image']).success, mark).toBe(shown)
  })

  test('they can be downloaded', async () => {
    const size = z.object({ avif: z.string(), webp: z.string(), jpeg: z.string() })
    const [unit] = z
      .array(z.object({ image: z.object({ formats: z.array(size) }) }))
      .parse(await list('accommodation-units'))
    for (const { avif, webp, jpeg } of unit?.image.formats ?? [])
      for (const url of [avif, webp, jpeg]) expect((await api.app.inject({ url })).statusCode, url).toBe(200)
  })

  test('every unit and gallery has several', async () => {
    for (const { id } of await list('accommodation-units'))
      expect((await list(`gallery-images?accommodation_unit=${id}`)).length).toBeGreaterThanOrEqual(3)
    for (const { id } of await list('galleries'))
      expect((await list(`gallery-images?gallery=${id}`)).length).toBeGreaterThanOrEqual(6)
  })
})

test('the documents of the property can be downloaded, with the right types', async () => {
  const documents = z
    .array(z.object({ title: z.string(), active: z.literal(true), file: z.object({ url: z.string() }) }))
    .parse((await api.call('GET', '/documents')).body)
  expect(documents.map(({ title }) => title)).toEqual(['Domáci poriadok', 'Obchodné podmienky (PDF)'])
  for (const { title, file } of documents) {
    const { statusCode, headers, rawPayload } = await api.app.inject({ url: file.url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[a-z-]+\.pdf$/)
    const pdf = readPdf(rawPayload)
    expect(pdf.title).toContain(title.replace(' (PDF)', ''))
    if (title === 'Domáci poriadok') expect(pdf.pages, 'for a door').toBe(1)
    expect(pdf.letters).toContain('DvorpodLipami·')
  }
})

describe('reservations', () => {
  test('cover every kind of day: arrivals, departures, in property, waiting, next summer', async () => {
    const counted = async (query: string) => (await list(`reservations?${query}`)).length
    expect(await counted(`arrival=${today}&state=confirmed`)).toBeGreaterThanOrEqual(2)
    expect(await counted(`departure=${today}&state=checked_in`)).toBeGreaterThanOrEqual(1)
    expect(await counted(`arrival=${addDays(today, 1)}&state=confirmed`)).toBeGreaterThanOrEqual(1)
    expect(
      await counted(`arrival_lte=${today}&departure_gt=${today}&state=checked_in`),
    ).toBeGreaterThanOrEqual(3)
    for (const state of ['awaiting_payment', 'pending_approval', 'cancelled', 'no_show'])
      expect(await counted(`state=${state}`), state).toBeGreaterThanOrEqual(1)
    expect(await counted('state=completed')).toBeGreaterThanOrEqual(5)
    expect(await counted('arrival_gte=2027-07-01&arrival_lte=2027-07-31')).toBe(3)
  })

  test('each has a total that is the sum of its lines, and its own time', async () => {
    for (const row of await list('reservations')) {
      const { lines, total } = row['price'] as { lines: { amount: number }[]; total: number }
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(row.createdAt < `${today}T09:00`).toBe(true)
      const { body } = await api.call('GET', `/reservations/${row.id}/history`, { token })
      const moments = (body as { at: string }[]).map(({ at }) => at)
      expect(moments[0]?.slice(0, 16)).toBe(row.createdAt.slice(0, 16))
      expect(moments.every((at) => at < `${today}T09:00`)).toBe(true)
    }
  })

  test('no e-mail waits for an invented guest', async () => {
    expect(await list('outgoing-emails?state_ne=sent')).toEqual([])
    for (const { guest_email } of await list('reservations')) expect(guest_email).toMatch(/@example\.com$/)
  })
})

test('the e-invoice of a supplier breaks no rule and is for the property', async () => {
  expect(await list('received-invoices')).toMatchObject([
    { total: 12_300, state: 'paid', problems: [], for_us: true },
  ])
})

test('guests of the past year have rated the property, most of them in public', async () => {
  const counted = async (query: string) => (await list(`surveys?${query}`)).length
  expect(await counted('done=true')).toBeGreaterThanOrEqual(15)
  expect(await counted('is_new=true')).toBe(2)
  expect(await counted('done=false')).toBeGreaterThanOrEqual(1)
  const { body } = await api.call('GET', '/ratings')
  const { count, average, quotes } = ratings.parse(body)
  expect(count).toBe(await counted('publish_consent=true'))
  expect(average).toBeGreaterThan(4)
  expect(quotes.length).toBeGreaterThanOrEqual(10)
  for (const { question_text, value } of await list('survey-answers'))
    expect(faultsIn({ question_text, said: value })).toEqual([])
  const requests = (await list('outgoing-emails?key=survey_request')).length
  expect(requests).toBe((await list('surveys')).length)
})

test('articles are published already, and offers are still to come', async () => {
  const articles = z.array(z.object({ content: z.string(), published_at: z.string() }))
  for (const { content, published_at } of articles.parse((await api.call('GET', '/blog-articles')).body)) {
    expect(published_at < `${today}T12:00`).toBe(true)
    expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(250)
  }
  const shown = z
    .array(z.object({ id: z.string(), title: z.string(), stay_from: z.string(), stay_to: z.string() }))
    .parse((await api.call('GET', '/seasonal-offers')).body)
  expect(shown).toHaveLength(4)
  expect(shown.filter(({ stay_from }) => stay_from <= today)).toEqual([])
})

test('each offer sells a package with the nights, meals and activities of its text', async () => {
  const row = z.object({ id: z.string(), title: z.string() })
  const named = async (path: string) =>
    new Map(
      z
        .array(row)
        .parse(await list(path))
        .map(({ id, title }) => [id, title]),
    )
  const [meals, activities] = [await named('common-services'), await named('services')]
  const offers = z
    .array(row.extend({ stay_from: z.string(), stay_to: z.string() }))
    .parse((await api.call('GET', '/seasonal-offers')).body)
  const packages = z
    .array(
      row.extend({
        seasonal_offer: z.string(),
        nights: z.int(),
        included_common_services: z.array(z.string()),
        included_services: z.array(z.object({ service: z.string() })),
      }),
    )
    .parse(await list('packages'))
  const sold = packages.map((one) => [
    one.title,
    one.nights,
    ...one.included_common_services.map((id) => meals.get(id)),
    ...one.included_services.map(({ service }) => activities.get(service)),
  ])
  expect(sold).toEqual([
    ['Advent pri peci', 2, 'Polpenzia', 'Pečenie chleba'],
    ['Jar medzi jahňatami', 3, 'Raňajky', 'Jazda na voze so senom'],
    ['Celý týždeň na lúke', 7, 'Jazda na voze so senom'],
    ['Hubársky víkend', 3, 'Polpenzia'],
  ])
  for (const { id, stay_from, stay_to } of offers) {
    const own = packages.filter(({ seasonal_offer }) => seasonal_offer === id)
    expect(own.map(({ nights }) => nights)).toEqual([daysBetween(stay_from, stay_to)])
    const request = { package: own[0]?.id, adults: 2 }
    const options = await api.call('POST', '/package-options', { body: request })
    expect(options.body).toMatchObject({ days: expect.arrayContaining([expect.anything()]) })
  }
})

test('a second start adds nothing, not even to a cleared property', async () => {
  const before = await list('activities')
  await api.api.prepare(() => undefined)
  expect(await list('activities')).toHaveLength(before.length)
  await api.api.db.execute('truncate accommodation_objects, galleries, activities cascade')
  await api.api.prepare(() => undefined)
  expect(await list('accommodation-objects')).toEqual([])
})
