import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { connectClient } from '../testing/connect-client.ts'

const id = '01900000-0000-7000-8000-000000000009'

describe('the calls of a collection', () => {
  it('are those of the full pattern', async () => {
    const { client, requests } = await connectClient(() => ({ json: {} }))
    const services = client.resource(commonServices)
    await services.list()
    await services.count({ mandatory: true })
    await services.single(id)
    await services.create({ title: 'Raňajky', price: 900, price_unit: 'person_night', vat_kind: 'food' })
    await services.edit(id, { price: 950 }, { ifMatch: '2026-01-01T00:00:00.000Z' })
    await services.delete(id)
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/common-services',
      'GET /api/common-services/count',
      `GET /api/common-services/${id}`,
      'POST /api/common-services',
      `PUT /api/common-services/${id}`,
      `DELETE /api/common-services/${id}`,
    ])
    expect(requests[4]?.headers['if-match']).toBe('"2026-01-01T00:00:00.000Z"')
    expect(requests[4]?.body).toEqual({ price: 950 })
  })

  it('do not exist when the declaration lacks them', async () => {
    const { client } = await connectClient(() => ({}))
    const blocks = client.resource(textBlocks)
    expect(Object.keys(blocks).toSorted()).toEqual(['attempt', 'count', 'edit', 'list', 'single'])
    expect(Object.keys(blocks.attempt).toSorted()).toEqual(['count', 'edit', 'list', 'single'])
    // The compiler checks these lines.
    expectTypeOf(blocks).not.toHaveProperty('create')
    expectTypeOf(blocks.attempt).not.toHaveProperty('delete')
    expectTypeOf(blocks).toHaveProperty('edit')
    expectTypeOf<{ unknown_key: 1 }>().not.toExtend<Parameters<typeof blocks.list>[0]>()
  })

  it('use the query dialect', async () => {
    const { client, requests } = await connectClient(() => ({ json: [] }))
    await client.resource(prices).list({
      accommodation_unit_in: [id, 'b'],
      valid_to_gte: '2026-07-01',
      active: true,
      title_contains: 'a&b=č',
      min_nights: undefined,
      _sort: 'valid_from:ASC',
      _limit: -1,
      _where: { _or: [{ priority_gt: 1 }, { price_lt: 5000, active: false }] },
    })
    expect([...(requests[0]?.search ?? [])]).toEqual([
      ['accommodation_unit_in', id],
      ['accommodation_unit_in', 'b'],
      ['valid_to_gte', '2026-07-01'],
      ['active', 'true'],
      ['title_contains', 'a&b=č'],
      ['_sort', 'valid_from:ASC'],
      ['_limit', '-1'],
      ['_where[_or][0][priority_gt]', '1'],
      ['_where[_or][1][price_lt]', '5000'],
      ['_where[_or][1][active]', 'false'],
    ])
  })

  it('of a singleton have no id', async () => {
    const { client, requests } = await connectClient(() => ({ json: {} }))
    await client.singleton(globalSettings).read()
    await client.singleton(globalSettings).edit({ hold_minutes: 20 })
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/global-settings',
      'PUT /api/global-settings',
    ])
    expect(() => client.singleton(prices)).toThrow(TypeError)
  })

  it('escape any id', async () => {
    const { client, requests } = await connectClient(() => ({ json: {} }))
    await client.resource(prices).single('../users?x')
    expect(requests[0]?.path).toBe('/api/prices/..%2Fusers%3Fx')
  })
})

describe('the calls of booking', () => {
  it('have the paths of the contract', async () => {
    const { client, requests } = await connectClient(() => ({ json: {} }))
    const { booking } = client
    await booking.availability({ from: '2026-07-02', to: '2026-07-05', adults: 2, children_ages: '4,9' })
    await booking.availability({ from: '2026-07-02', to: '2026-07-05', adults: 2 })
    await booking.calendar(id, { from: '2026-07-01', to: '2026-07-31' })
    await booking.releaseHold('t')
    await booking.pay('t', { payment_method: 'card' })
    await booking.cancel('t', { dry_run: true })
    await booking.cancel('t', { reason: 'choroba' })
    expect(requests.map(({ method, path, search }) => `${method} ${path} ${search}`.trim())).toEqual([
      'GET /api/availability from=2026-07-02&to=2026-07-05&adults=2&children_ages=4%2C9',
      'GET /api/availability from=2026-07-02&to=2026-07-05&adults=2',
      `GET /api/accommodation-units/${id}/calendar from=2026-07-01&to=2026-07-31`,
      'DELETE /api/reservation-holds/t',
      'POST /api/reservation-details/t/payments',
      'POST /api/reservation-details/t/cancellation',
      'POST /api/reservation-details/t/cancellation',
    ])
    expect(requests.slice(4).map(({ body }) => body)).toEqual([
      { payment_method: 'card' },
      { dry_run: true },
      { reason: 'choroba' },
    ])
  })

  it('order with a key, so that a repeat is no second booking', async () => {
    const { client, requests } = await connectClient(() => ({ json: {} }))
    const guest = {
      first_name: 'Ján',
      last_name: 'Ďurica',
      email: 'jan@example.sk',
      phone: '+421900000000',
      country: 'SK',
    }
    const order = {
      hold_token: 't',
      guest,
      payment_method: 'card',
      terms_version: '1',
      expected_total: 100,
    } as const
    await client.booking.order(order, { key: 'key-1' })
    expect(requests[0]?.headers['idempotency-key']).toBe('key-1')
    expect(requests[0]?.body).toEqual(order)
  })
})

describe('the front desk’s calls', () => {
  it('have the paths of the contract, a preview marked as one', async () => {
    const { client, requests } = await connectClient(() => ({ json: {} }))
    const stays = [{ accommodation_unit: id, arrival: '2026-07-02', departure: '2026-07-05', adults: 2 }]
    await client.frontDesk.book({ stays, guest: { last_name: 'Ďurica', phone: '+421900000000' } })
    await client.frontDesk.edit(id, { state: 'checked_in' }, { ifMatch: 'v' })
    await client.frontDesk.changeStays(id, { stays }, { query: { dry_run: true } })
    await client.frontDesk.changeStays(id, { stays, expected_total: 100 })
    await client.frontDesk.recordTransaction(id, { kind: 'payment', method: 'cash', amount: 100 })
    await client.frontDesk.history(id)
    expect(requests.map(({ method, path, search }) => `${method} ${path} ${search}`.trim())).toEqual([
      'POST /api/reservations',
      `PUT /api/reservations/${id}`,
      `POST /api/reservations/${id}/stays dry_run=true`,
      `POST /api/reservations/${id}/stays`,
      `POST /api/reservations/${id}/transaction-logs`,
      `GET /api/reservations/${id}/history`,
    ])
    expect(requests[1]?.headers['if-match']).toBe('"v"')
  })
})
