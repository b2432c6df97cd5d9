import { expect, test } from 'vitest'
import { openStockedShop } from '../testing/shop/stocked-shop.ts'

const shop = openStockedShop()
const { call, titles } = shop

test('lists sort by Slovak collation, and filters follow the dialect', async () => {
  expect(await titles('')).toEqual(['Cvrček', 'Čížik', 'Šarkan', 'Žaba'])
  expect(await titles('_sort=price:DESC&_limit=2')).toEqual(['Šarkan', 'Čížik'])
  expect(await titles('_start=1&_limit=2')).toEqual(['Čížik', 'Šarkan'])
  expect(await titles('price_gte=200&price_lt=400')).toEqual(['Cvrček', 'Čížik'])
  expect(await titles('price_in=100&price_in=400')).toEqual(['Šarkan', 'Žaba'])
  expect(await titles('title_contains=CIZ')).toEqual(['Čížik'])
  expect(await titles('title_containss=ciz')).toEqual([])
  expect(await titles('_q=zaba')).toEqual(['Žaba'])
  expect(await titles('weight_null=true&title_ne=Žaba')).toEqual(['Cvrček', 'Čížik', 'Šarkan'])
  expect(await titles('days=6')).toEqual(['Čížik', 'Šarkan'])
  expect(
    await titles(`maker=${shop.maker}&_where[_or][0][price]=100&_where[_or][1][title_contains]=sar`),
  ).toEqual(['Šarkan', 'Žaba'])
  expect((await call('GET', '/toys/count?price_gt=100')).body).toBe(3)
})

test('a list of values is compared by its members, and has no order', async () => {
  expect(await titles('days_in=6&days_in=1')).toEqual(['Čížik', 'Šarkan'])
  expect(await titles('days_nin=7&days_nin=1')).toEqual(['Cvrček', 'Žaba'])
  expect(await titles('days_ne=6')).toEqual(['Cvrček', 'Žaba'])
  expect(await titles('days_null=false&days_contains=6')).toEqual(['Čížik', 'Šarkan'])
  for (const operator of ['lt', 'lte', 'gt', 'gte'])
    expect(await call('GET', `/toys?days_${operator}=6`)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', fields: [{ path: `days_${operator}` }] },
    })
})

test('a list says its places and the number of all', async () => {
  const range = async (query: string) => (await call('GET', `/toys?${query}`)).headers['content-range']
  expect(await range('')).toBe('toys 0-3/4')
  expect(await range('_start=1&_limit=2')).toBe('toys 1-2/4')
  expect(await range('_limit=4')).toBe('toys 0-3/4')
  expect(await range('price_gt=100&_limit=1')).toBe('toys 0-0/3')
  expect(await range('_start=9')).toBe('toys */4')
  expect(await range('_limit=0')).toBe('toys */4')
  expect(await range('price=1')).toBe('toys */0')
})

test('alternatives are conditions that must hold as a whole', async () => {
  const cheap = '_where[_or][0][price_lt]=150&_where[_or][0][title]=Cvrček'
  expect(await titles(cheap)).toEqual([])
  expect(await titles(`${cheap}&_where[_or][1][price]=400`)).toEqual(['Šarkan'])
  expect(await titles('_where[_or][0][0][price_gt]=150&_where[_or][0][1][price_lt]=350')).toEqual([
    'Cvrček',
    'Čížik',
  ])
  const both = '_where[0][_or][0][price]=100&_where[0][_or][1][price]=400&_where[1][_or][0][title]=Žaba'
  expect(await titles(both)).toEqual(['Žaba'])
  expect(await titles('_where[0][price_gt]=100&_where[1][price_lt]=400')).toEqual(['Cvrček', 'Čížik'])
})

test('lists are read in the notation of qs', async () => {
  for (const list of ['price_in[]=100&price_in[]=400', 'price_in[0]=100&price_in[1]=400'])
    expect(await titles(list)).toEqual(['Šarkan', 'Žaba'])
  expect(await titles('_where[price_nin][0]=100&_where[price_nin][1]=400')).toEqual(['Cvrček', 'Čížik'])
  expect(await titles('_where[_or][0][price_in][0]=100&_where[_or][0][price_in][1]=200')).toEqual([
    'Cvrček',
    'Žaba',
  ])
})

test('conditions nest by _and and _or, at the top and below _where', async () => {
  const dear = '[_or][0][price]=400&[_or][1][price]=300'
  expect(await titles('_or[0][price]=100&_or[1][price]=400')).toEqual(['Šarkan', 'Žaba'])
  expect(await titles('_and[0][price_gt]=100&_and[1][price_lt]=400')).toEqual(['Cvrček', 'Čížik'])
  expect(await titles(dear)).toEqual(['Čížik', 'Šarkan'])
  expect(
    await titles(
      '_where[_or][0][_and][0][price_gt]=100&_where[_or][0][_and][1][price_lt]=300&_where[_or][1][_or][0][price]=400',
    ),
  ).toEqual(['Cvrček', 'Šarkan'])
  expect(await titles('_where[_or][0][0][0][price]=100')).toEqual(['Žaba'])
  expect((await call('GET', '/toys/count?_or[0][price]=100&_or[1][price]=400')).body).toBe(2)
})

test('a repeated key means any of its values, a repeated negation none of them', async () => {
  expect(await titles('price=100&price=400')).toEqual(['Šarkan', 'Žaba'])
  expect(await titles('price_eq=100&price_eq=400')).toEqual(['Šarkan', 'Žaba'])
  expect(await titles('title_contains=zab&title_contains=sar')).toEqual(['Šarkan', 'Žaba'])
  expect(await titles('price_ne=100&price_ne=400')).toEqual(['Cvrček', 'Čížik'])
  expect(await titles('title_ncontains=zab&title_ncontains=sar')).toEqual(['Cvrček', 'Čížik'])
})

test('keys in brackets, both names of the time stamps and several sorts are accepted', async () => {
  expect(await titles('[price_gte]=300')).toEqual(['Čížik', 'Šarkan'])
  expect(await titles('price_eq=300')).toEqual(['Čížik'])
  expect(await titles('_sort=created_at:ASC')).toEqual(await titles('_sort=createdAt:ASC'))
  expect(await titles('_sort=active:DESC&_sort=price:DESC')).toEqual(['Šarkan', 'Čížik', 'Cvrček', 'Žaba'])
  expect(await titles('updated_at_null=true')).toEqual([])
})

test('a day alone is compared as its first moment in Bratislava', async () => {
  const { body } = await call('POST', '/toys', {
    maker: shop.maker,
    title: 'Predaná',
    price: 1,
    sold_at: '2027-06-30T22:00:00.000Z',
  })
  expect(await titles('sold_at_gte=2027-07-01')).toEqual(['Predaná'])
  expect(await titles('sold_at_gt=2027-07-01')).toEqual([])
  expect(await titles('sold_at_lt=2027-07-01')).toEqual([])
  expect((await call('GET', '/toys?sold_at=2027-02-30')).status).toBe(400)
  await call('DELETE', `/toys/${body.id}`)
})

test('an impossible id finds nothing', async () => {
  expect(await titles('id=17')).toEqual([])
  expect(await titles('maker=abc')).toEqual([])
  expect(await titles('maker_in=abc&maker_in=def')).toEqual([])
  expect(await titles('maker_ne=abc')).toHaveLength(4)
})

test.each([
  'secret=1',
  'maker.phone=1',
  'title_near=1',
  '_sort=secret',
  'price=ten',
  '_limit=-2',
  '_start=-1',
  'made_on=2027-02-30',
  'password_gt=a',
  '_where[maker][phone]=1',
  'price_null=true&price_null=false',
  'price=99999999999',
  'price=1.5',
  'title=%00',
  '_q=%00',
  '_where=1',
  '_where[_or]=1',
  '_where[_or][x][price]=1',
  '_where[price][gt]=1',
  '_where[__proto__]=1',
  '_where[0][0][0][0][0][0][0][0][0][0][0][price]=1',
  '_or=1',
  '_or[0]=1',
  'price[gt]=1',
  'price=1&price[]=2',
])('an unknown query is refused by name: %s', async (query) => {
  const answer = await call('GET', `/toys?${query}`)
  expect(answer).toMatchObject({ status: 400, body: { code: 'query_invalid' } })
  expect(await call('GET', `/toys/count?${query}`)).toMatchObject({ status: 400 })
})
