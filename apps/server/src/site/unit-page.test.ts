import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { building, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite
let answers: SmallSite['answers']

beforeAll(async () => {
  site = await startSmallSite()
  answers = site.answers
})
afterAll(() => site.app.close())
beforeEach(() => site.settle())

const get = (url: string) => site.app.inject({ url })
const other = '/obchodne-podmienky'

describe('a unit’s page', () => {
  const object = { ...stamps, title: 'Dom', slug: 'dom' }
  const unit = {
    ...stamps,
    accommodation_object: object,
    slug: 'lipa',
    title: 'Izba </script><script>alert(1)</script>',
    let_as: 'unit',
    short_description: null,
    description: '<p>Nedopovedané <b>hrubé</p>',
    image: null,
    amenities: [],
    capacity: 2,
    extra_beds: 1,
    base_price: 7800,
    extra_person_price: 2200,
    min_nights: 1,
    online_bookable: true,
    active: true,
  }
  const night = (day: string, free: boolean) => {
    return { day, free, can_arrive: free, can_depart: true, price: 7800, min_nights: 1, rule: null }
  }
  const nights = (free: boolean) => ({
    status: 200,
    body: [night('2026-12-01', false), night('2026-12-02', free)],
  })
  const graphOf = (body: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')['@graph'] as {
      '@type': unknown
      name?: string
      offers?: { availability: string; lowPrice: string }
    }[]
  const textOf = (body: string) => body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  const roomIn = (body: string) =>
    graphOf(body).find(({ '@type': type }) => String(type).includes('HotelRoom'))
  beforeEach(() => {
    answers.set('accommodation-units', { status: 200, body: [unit] })
    for (const name of ['prices', 'gallery-images']) answers.set(name, { status: 200, body: [] })
    const lowest = [{ accommodation_unit: stamps.id, price: 7800, persons: null, rate_plan: null }]
    answers.set('lowest-prices', { status: 200, body: lowest })
    answers.set('calendar', nights(true))
    answers.set('accommodation-object', { status: 200, body: building })
  })

  test('shows its building with its own time of check-in, and says where it is', async () => {
    const { body } = await get('/ubytovanie/lipa')
    for (const fact of ['Múry hrubé', 'Pod Lipami 12', 'od 15:30', 'do 10:00'])
      expect(body.replaceAll('\u00A0', ' ')).toContain(fact)
    expect(roomIn(body)).toMatchObject({
      address: 'Pod Lipami 12',
      geo: { latitude: 49.1462, longitude: 19.3418 },
      containedInPlace: { '@id': 'https://dvor.example/ubytovanie?dom=stary-dom#objekt' },
    })
  })

  test('has price and availability as structured data, which no title can break out of', async () => {
    const { body, headers } = await get('/ubytovanie/lipa')
    const room = roomIn(body)
    expect(room?.name).toBe(unit.title)
    expect(room?.offers).toMatchObject({ availability: 'https://schema.org/InStock', lowPrice: '78.00' })
    expect(body).not.toContain('<script>alert')
    expect(String(headers['content-security-policy'])).not.toContain('unsafe')
  })

  test('says whose price the lowest one is, in the data too', async () => {
    const rate_plan = { title: 'Nevratná' }
    answers.set('owners-texts', { status: 200, body: { en: { Nevratná: 'Non-refundable' } } })
    const lowest = [{ accommodation_unit: stamps.id, price: 4500, persons: 1, rate_plan }]
    answers.set('lowest-prices', { status: 200, body: lowest })
    const { body } = await get('/ubytovanie/lipa')
    expect(textOf(body)).toContain('od 45 € / noc pre 1 osobu, sadzba Nevratná')
    expect(roomIn(body)?.offers).toMatchObject({
      lowPrice: '45.00',
      offerCount: 2,
      offers: [{ price: '78.00' }, { name: 'pre 1 osobu, sadzba Nevratná', price: '45.00' }],
    })
    expect(textOf((await get('/en/ubytovanie/lipa')).body)).toContain(
      'from €45 / night for 1 person, rate Non-refundable',
    )
  })

  test('is made anew after a booking, while other pages stay', async () => {
    await Promise.all([get('/ubytovanie/lipa'), get(other)])
    answers.set('calendar', nights(false))
    site.seenAddresses = []
    site.booked()
    expect(roomIn((await get('/ubytovanie/lipa')).body)?.offers?.availability).toBe(
      'https://schema.org/SoldOut',
    )
    expect(site.seenAddresses).not.toEqual([])
    site.seenAddresses = []
    await get(other)
    expect(site.seenAddresses).toEqual([])
  })

  test('stands with no picture, no gallery and a broken tag in its text', async () => {
    const answer = await get('/ubytovanie/lipa')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Nedopovedané')
    expect(answer.body).toContain('</html>')
  })

  test('is, once taken off the site, a 404 with a way on, without a description', async () => {
    answers.set('accommodation-units', { status: 200, body: [] })
    const answer = await get('/ubytovanie/lipa')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('href="/ubytovanie"')
    expect(answer.body).not.toContain('ld+json')
  })

  test.each(['', '/en'])('of a former address leads from %s/ubytovanie to the one of today', async (root) => {
    answers.set('accommodation-units', { status: 200, body: [] })
    answers.set('former stara', { status: 200, body: { slug: 'lipa' } })
    const { statusCode, headers } = await get(`${root}/ubytovanie/stara`)
    expect([statusCode, headers.location]).toEqual([301, `${root}/ubytovanie/lipa`])
    expect(headers['cache-control']).toMatch(/no-(cache|store)/)
    // The owner may give the address to another unit.
    answers.set('accommodation-units', { status: 200, body: [unit] })
    site.changed()
    expect((await get(`${root}/ubytovanie/stara`)).statusCode).toBe(200)
  })
})
