import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { building, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite

beforeAll(async () => {
  site = await startSmallSite()
})
afterAll(() => site.app.close())

const property = { ...building, image: null }
const unit = (number: number) => ({
  ...stamps,
  id: `b0a7c6c2-0000-4000-8000-${String(number).padStart(12, '0')}`,
  accommodation_object: property,
  slug: `izba-${number}`,
  title: `Izba ${number}`,
  let_as: 'unit',
  short_description: null,
  image: null,
  capacity: 2,
  extra_beds: 0,
})
const lives = (units: number) => {
  const all = Array.from({ length: units }, (_, index) => unit(index + 1))
  const lowest = { price: 7800, persons: null, rate_plan: null }
  const prices = all.map(({ id, title, slug }) => ({ accommodation_unit: id, title, slug, ...lowest }))
  site.answers.set('accommodation-units', { status: 200, body: all })
  site.answers.set('lowest-prices', { status: 200, body: prices })
  site.changed()
}
const get = (url: string) => site.app.inject({ url })
const cardsIn = (body: string) => body.match(/data-testid="unit-card"/g)?.length ?? 0

describe('a property with more units than a page bears', () => {
  beforeEach(() => {
    site.settle()
    site.answers.set('accommodation-objects', { status: 200, body: [property] })
    site.answers.set('ratings', { status: 200, body: { count: 0, average: null, questions: [], quotes: [] } })
  })

  test('shows the first ones and leads to all of them by a plain link', async () => {
    lives(13)
    const { statusCode, body } = await get('/ubytovanie')
    expect([statusCode, cardsIn(body)]).toEqual([200, 12])
    expect(body).toContain('href="/ubytovanie?dom=stary-dom"')
    const whole = await get('/ubytovanie?dom=stary-dom')
    expect([whole.statusCode, cardsIn(whole.body)]).toEqual([200, 13])
  })

  test('shows picture, description, address, place and times of a building, its own before the property’s', async () => {
    site.answers.set('accommodation-objects', { status: 200, body: [building] })
    lives(1)
    const { body } = await get('/ubytovanie')
    for (const fact of [
      'Múry hrubé',
      'Biely dom so zelenými okenicami',
      'Pod Lipami 12',
      'od 15:30',
      'do 10:00',
    ])
      expect(body.replaceAll('\u00A0', ' ')).toContain(fact)
    expect(body).toContain('mlat=49.1462&amp;mlon=19.3418')
    expect(body).toContain('"geo":{"@type":"GeoCoordinates","latitude":49.1462,"longitude":19.3418}')
  })

  test('goes on to the next page, which has an address of its own', async () => {
    lives(25)
    const { body } = await get('/ubytovanie?dom=stary-dom')
    expect(cardsIn(body)).toBe(24)
    expect(body).toContain('href="/ubytovanie?dom=stary-dom&amp;strana=2"')
    expect(body).toContain('rel="canonical" href="https://dvor.example/ubytovanie?dom=stary-dom"')
  })

  test('a small property has no such link', async () => {
    lives(2)
    expect((await get('/ubytovanie')).body).not.toContain('href="/ubytovanie?dom=')
  })

  test.each(['?dom=iny', '?dom=Nie!', '?strana=2', '?dom=stary-dom&strana=0'])(
    '%s is a 404',
    async (query) => {
      lives(2)
      expect((await get(`/ubytovanie${query}`)).statusCode).toBe(404)
    },
  )

  test('units that cannot be read are said to be missing, not to be none', async () => {
    lives(2)
    site.answers.set('accommodation-units', { status: 500, body: { code: 'internal', message: '' } })
    site.changed()
    const { statusCode, body } = await get('/ubytovanie')
    expect(statusCode).toBe(503)
    expect(body).not.toContain('Izby práve chystáme')
  })
})
