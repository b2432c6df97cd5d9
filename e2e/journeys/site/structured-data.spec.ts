import { addDays, type Day } from '@dvor/format/days.ts'
import { ofType, readGraph } from '../../src/pages/structured-data.ts'
import { expect, test } from '../../src/test.ts'

interface Row {
  id: string
  slug: string
  title: string
}
interface Room {
  offers: { offers: { validFrom: Day; price: string }[] }
}
interface Night {
  price: number
  free: boolean
  rule: string | null
}

const euros = (cents: number) => (cents / 100).toFixed(2)

test('the home page’s structured data have the place of the property and its guests’ ratings', async ({
  request,
}) => {
  const [business] = ofType(await readGraph(request, '/'), 'LodgingBusiness')
  const settings = await (await request.get('/api/global-settings')).json()
  const ratings = await (await request.get('/api/ratings')).json()
  expect(business).toMatchObject({
    name: settings.business_name,
    geo: { latitude: settings.latitude, longitude: settings.longitude },
    checkinTime: settings.check_in_from,
    aggregateRating: { ratingValue: ratings.average, ratingCount: ratings.count },
  })
})

test('every unit is offered at the API’s price and availability', async ({ request }) => {
  const units: (Row & { image: unknown })[] = await (
    await request.get('/api/accommodation-units?active=true')
  ).json()
  // A unit that was just created has no picture yet.
  for (const { id, slug, title } of units.filter(({ image }) => image)) {
    const room = ofType(await readGraph(request, `/ubytovanie/${slug}`), 'HotelRoom')[0] as Room | undefined
    const { offers } = room?.offers ?? { offers: [] }
    // The page's day: at midnight the test's may be another.
    const [today = ''] = offers.map(({ validFrom }) => validFrom).toSorted()
    const days = `from=${today}&to=${addDays(today, 395)}`
    const nights: Night[] = await (
      await request.get(`/api/accommodation-units/${id}/calendar?${days}`)
    ).json()
    const prices = nights.map(({ price }) => price)
    const named = new Set(nights.map(({ price, rule }) => `${rule ?? ''} ${euros(price)}`))
    expect(room).toMatchObject({
      name: title,
      offers: {
        lowPrice: euros(Math.min(...prices)),
        highPrice: euros(Math.max(...prices)),
        availability: `https://schema.org/${nights.some(({ free }) => free) ? 'InStock' : 'SoldOut'}`,
        offerCount: named.size,
      },
    })
    for (const offer of offers) expect([...named].join('\n')).toContain(offer.price)
  }
})

test('articles, offers, activities and breadcrumbs have structured data', async ({ request }) => {
  const [article] = (await (await request.get('/api/blog-articles?active=true&_limit=1')).json()) as Row[]
  const graph = await readGraph(request, `/blog/${article?.slug}`)
  expect(ofType(graph, 'BlogPosting')[0]?.['headline']).toBe(article?.title)
  const trail = ofType(graph, 'BreadcrumbList')[0]?.['itemListElement'] as { name: string }[]
  expect(trail.map(({ name }) => name)).toEqual(['Úvod', 'Blog', article?.title])

  const offers: Row[] = await (await request.get('/api/seasonal-offers?active=true')).json()
  const offersGraph = await readGraph(request, '/sezonne-ponuky')
  const names = [...ofType(offersGraph, 'Event'), ...ofType(offersGraph, 'Offer')].map(({ name }) => name)
  expect(names.toSorted()).toEqual(offers.map(({ title }) => title).toSorted())

  const services = ofType(await readGraph(request, '/aktivity'), 'Service')
  const priced = services.filter(({ offers: offer }) => offer).map(({ offers: offer }) => offer)
  expect(services.length).toBeGreaterThan(0)
  expect(priced.length).toBeGreaterThan(0)
  for (const offer of priced)
    expect(offer).toMatchObject({ priceCurrency: 'EUR', price: expect.stringMatching(/^\d+\.\d\d$/) })
})
