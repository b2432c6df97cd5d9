import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { building, stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite

beforeAll(async () => {
  site = await startSmallSite()
})
afterAll(() => site.app.close())

const ids = [1, 2, 3].map((number) => `b0a7c6c2-0000-4000-8000-00000000000${number}`)
const activity = {
  ...stamps,
  slug: 'chlieb',
  title: 'Pečenie chleba',
  perex: null,
  description: null,
  image: null,
  kind: 'farm',
  duration: null,
  distance_km: null,
  latitude: null,
  longitude: null,
  price_text: null,
  service: { ...stamps, id: ids[1], slug: 'chlieb', title: 'Chlieb', price: 1800, weather_dependent: true },
}
const service = (id: string | undefined, title: string) => ({
  ...stamps,
  id,
  slug: title.toLowerCase(),
  title,
  description: null,
  image: null,
  price: 2500,
  price_unit: 'person',
  duration_min: 90,
  requirements: null,
  weather_dependent: true,
})
const picture = {
  url: '/uploads/pec.jpg',
  alt: null,
  width: 800,
  height: 600,
  placeholder: null,
  formats: [],
}
const image = { ...stamps, activity: activity.id, image: picture, alt: 'Chlieb v peci', active: true }
const form = {
  ...stamps,
  title: 'Napíšte nám',
  intro: null,
  success_text: null,
  consent_text: null,
  active: true,
}

beforeEach(() => {
  site.settle()
  const rows = {
    activities: [activity],
    'gallery-images': [image],
    'common-services': [],
    services: [service(ids[1], 'Chlieb'), service(ids[2], 'Sauna')],
    'activity-prices': [{ ...stamps, title: 'Jazda na poníku', description: '10 € za 20 minút' }],
    'accommodation-objects': [building],
    'map-shapes': [],
    contacts: [],
    halls: [{ ...stamps, title: 'Stará stodola', slug: 'stodola' }],
    'administrator-forms': [form],
  }
  for (const [name, body] of Object.entries(rows)) site.answers.set(name, { status: 200, body })
  site.changed()
})
const get = async (url: string) => {
  const { statusCode, body } = await site.app.inject({ url })
  return { statusCode, body: body.replaceAll('\u00A0', ' ') }
}

test('/aktivity shows galleries, services without an activity and the price list', async () => {
  const { statusCode, body } = await get('/aktivity')
  expect(statusCode).toBe(200)
  expect(body).toContain('alt="Chlieb v peci"')
  expect(body).toContain('10 € za 20 minút')
  expect(body).toContain('href="/rezervacia?service=sauna"')
  expect(body).toContain('25 € za osobu')
  // The card of an activity and the card of a service.
  expect(body.match(/len za pekného počasia/g)).toHaveLength(2)
  expect(body.match(/href="\/rezervacia\?service=chlieb"/g)).toHaveLength(1)
})

test('/kontakt offers a choice of hall, and none where there is no hall', async () => {
  expect((await get('/kontakt')).body).toContain('Stará stodola</option>')
  site.answers.set('halls', { status: 200, body: [] })
  site.changed()
  const { body } = await get('/kontakt')
  expect(body).not.toContain('name="hall"')
  expect(body).not.toContain('/saly#formular')
})

test('/lokalita draws trips, buildings and shapes by their coordinates', async () => {
  const trip = { ...activity, kind: 'trip', title: 'Hrad', slug: 'hrad', distance_km: 6, service: null }
  const shape = { ...stamps, title: 'Bystrá', kind: 'river', points: '49.2, 19.3\n49.1, 19.4' }
  site.answers.set('activities', { status: 200, body: [{ ...trip, latitude: 49.19, longitude: 19.36 }] })
  site.answers.set('map-shapes', { status: 200, body: [shape] })
  const { body } = await get('/lokalita')
  const drawing = /<svg[^>]*data-testid="area-map".*?<\/svg>/s.exec(body)?.[0] ?? ''
  expect(drawing).toMatch(/<path class="[^"]*" d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+"/)
  expect(drawing).toContain('>1</text>')
  expect(body).toContain('mlat=49.19&amp;mlon=19.36')
  expect(body).toContain('href="/ubytovanie?dom=stary-dom"')
})
