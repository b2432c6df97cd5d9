import { collections } from '@dvor/contract/collections/index.ts'
import { aStay, book, buildProperty } from '../test-property.ts'
import type { TestApi } from '../test-api.ts'

/** Two nights in December for 200 €. */
const aPackage = {
  nights: 2,
  arrival_from: '2027-12-03',
  arrival_to: '2027-12-19',
  price: 20_000,
  price_basis: 'unit',
}

/** Adds rows of every kind, so that successful calls have data to work on. @returns ids of the rows of each collection */
export async function fillPropertyWithRows(api: TestApi): Promise<Record<string, string[]>> {
  const property = await buildProperty(api)
  const day = { day_from: '2027-08-01', day_to: '2027-08-03' }
  await property.addPrice({ valid_from: '2027-06-01', valid_to: '2027-08-31', price: 9900 })
  const breakfast = { price: 900, price_unit: 'person_night', vat_kind: 'food' }
  await property.add('common-services', { title: 'Raňajky', ...breakfast })
  await property.add('coupons', { code: 'LETO', kind: 'percent', value: 10 })
  await property.add('day-rates', { accommodation_unit: property.unit, title: 'Sviatok', day: '2027-12-24' })
  await property.add('rate-plans', {
    title: 'Nevratná',
    effect: 'percent',
    direction: 'discount',
    value: 1000,
  })
  await property.add('price-rules', {
    title: 'Jediná noc',
    kind: 'single_night',
    direction: 'surcharge',
    effect: 'stay',
    value: 1000,
    active: false,
  })
  await property.add('closures', { accommodation_unit: property.unit, ...day })
  await property.add('map-shapes', { title: 'Cesta', kind: 'road', points: '49.1, 19.3\n49.2, 19.4' })
  await property.add('activity-prices', { title: 'Jazda', description: '20 €' })
  for (const collection of ['documents', 'halls', 'galleries', 'blog-categories'])
    await property.add(collection, { title: 'Niečo' })
  const seasonal_offer = await property.add('seasonal-offers', { title: 'Ponuka' })
  await property.add('packages', { title: 'Balík', seasonal_offer, ...aPackage })
  await property.add('blog-articles', { title: 'Článok', content: '<p>Text</p>' })
  await property.add('image-blog-articles', { title: 'Med' })
  await property.add('activities', { title: 'Jazda', kind: 'farm' })
  await book(api, [aStay(property.unit, '2027-05-01', '2027-05-04')])
  const request = { arrival: '2027-05-01', departure: '2027-05-04', adults: 2, consent: true }
  const guest = { first_name: 'Eva', last_name: 'Čakajúca', email: 'eva@example.com' }
  await api.call('POST', '/waiting-list-entries', { body: { ...request, ...guest } })
  const ids: Record<string, string[]> = {}
  for (const { name, operations, ...rest } of Object.values(collections)) {
    if ('singleton' in rest || !(operations as readonly string[]).includes('list')) continue
    const { body } = await property.call('GET', `/${name}`)
    ids[name] = Array.isArray(body) ? (body as { id: string }[]).map(({ id }) => id) : []
  }
  return ids
}
