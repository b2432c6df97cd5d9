import { expect, test } from 'vitest'
import { openStockedShop } from '../testing/shop/stocked-shop.ts'

const shop = openStockedShop()
const { call, titles } = shop

test('the public reads active rows only, and no filter widens that', async () => {
  const { body } = await call('POST', '/toys', {
    maker: shop.maker,
    title: 'Tajná',
    price: 1,
    active: false,
    recipe: 'mak',
  })
  expect(await titles('active=false', 'anyone')).toEqual([])
  expect(await titles('title=Tajná', 'anyone')).toEqual([])
  expect((await call('GET', `/toys/${body.id}`, undefined, 'anyone')).status).toBe(404)
  expect((await call('GET', '/toys?recipe_contains=m', undefined, 'anyone')).status).toBe(400)
  expect((await call('GET', '/toys?_sort=recipe', undefined, 'anyone')).status).toBe(400)
  const shown = (await call('GET', '/toys?title=Žaba', undefined, 'anyone')).body[0]
  expect(shown).not.toHaveProperty('recipe')
  await call('DELETE', `/toys/${body.id}`)
})

test('a single read nests its relation one level deep, without fields hidden from the caller', async () => {
  const [toy] = (await call('GET', '/toys?title=Žaba')).body as unknown as { id: string; maker: string }[]
  expect(toy?.maker).toBe(shop.maker)
  expect((await call('GET', `/toys/${toy?.id}`)).body).toMatchObject({
    maker: { id: shop.maker, phone: '+421 900 111 222' },
  })
  const body = (await call('GET', `/toys/${toy?.id}`, undefined, 'anyone')).body as unknown as {
    maker: object
  }
  expect(body.maker).toMatchObject({ name: 'Ľubica Žiarska' })
  expect(body.maker).not.toHaveProperty('phone')
})

test('a wrong body gets all its issues at once', async () => {
  const { status, body } = await call('POST', '/toys', {
    price: -5,
    made_on: '2027-13-01',
    colour: 'red',
    title: '',
  })
  expect(status).toBe(400)
  expect(body.fields?.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'colour', code: 'unknown_key' },
    { path: 'made_on', code: 'invalid_day' },
    { path: 'maker', code: 'required' },
    { path: 'price', code: 'too_small' },
    { path: 'title', code: 'required' },
  ])
  expect(
    await call('POST', '/toys', { maker: '00000000-0000-7000-8000-000000000000', title: 'X', price: 1 }),
  ).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'maker', code: 'not_found' }] },
  })
})

test('a record that was read may be sent back whole; a changed read-only field is refused', async () => {
  const answer = await call('POST', '/toys', { maker: shop.maker, title: 'Bábika', price: 700 })
  const whole = (await call('GET', `/toys/${answer.body.id}`)).body
  expect(await call('PUT', `/toys/${answer.body.id}`, whole)).toMatchObject({
    status: 200,
    body: { title: 'Bábika' },
  })
  expect(await call('PUT', `/toys/${answer.body.id}`, { sold_count: 9 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'sold_count', code: 'read_only' }] },
  })
  await call('DELETE', `/toys/${answer.body.id}`)
})

test('a record from the server can be sent back unchanged', async () => {
  const long = 'Dlhý názov '.repeat(27).trim()
  await call('POST', '/toys', { maker: shop.maker, title: long, price: 1 })
  const { body: made } = await call('POST', '/toys', { maker: shop.maker, title: long, price: 1 })
  expect(await call('PUT', `/toys/${made.id}`, made)).toMatchObject({ status: 200 })
  const { body: third } = await call('POST', '/toys', { maker: shop.maker, title: long, price: 1 })
  expect(third['slug']).toMatch(/-3$/)
  expect(await call('PUT', `/toys/${made.id}`, { story: '<p>&'.repeat(40_000) })).toMatchObject({
    status: 400,
    body: { code: 'invalid', fields: [{ path: 'story', code: 'too_long' }] },
  })
  const { body: all } = await call('GET', '/toys?price=1')
  for (const toy of all as unknown as { id: string }[]) await call('DELETE', `/toys/${toy.id}`)
})

test('a stale write is refused with the current record', async () => {
  const answer = await call('POST', '/toys', { maker: shop.maker, title: 'Vláčik', price: 700 })
  const read = answer.body['updatedAt']
  expect(
    (await call('PUT', `/toys/${answer.body.id}`, { price: 800 }, 'admin', { 'if-match': `"${read}"` }))
      .status,
  ).toBe(200)
  expect(
    await call('PUT', `/toys/${answer.body.id}`, { price: 900 }, 'admin', { 'if-match': `"${read}"` }),
  ).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { price: 800 } },
  })
  await call('DELETE', `/toys/${answer.body.id}`)
})

test('six records made at once with one title have six slugs', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, () =>
      call('POST', '/toys', { title: 'Rýchly vláčik', price: 100, maker: shop.maker }),
    ),
  )
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const numbers = ['', '-2', '-3', '-4', '-5', '-6']
  expect(made.map(({ body }) => body.slug).toSorted()).toEqual(numbers.map((end) => `rychly-vlacik${end}`))
  for (const { body } of made) await call('DELETE', `/toys/${body.id}`)
})

test('links are completed, headings keep a level, and what shows nothing goes', async () => {
  const story =
    '<h1>Nadpis</h1><h2> </h2><h6>Malý</h6><p><a href="www.example.com">web</a> <a href="info@example.com">pošta</a></p><p><img src="file:///C:/Temp/clip.png" /><img src="/uploads/a.jpg" /></p>'
  const { body } = await call('POST', '/toys', { title: 'Odkazy', price: 100, maker: shop.maker, story })
  expect(body['story']).toBe(
    '<h2>Nadpis</h2><h4>Malý</h4><p><a href="https://www.example.com">web</a> <a href="mailto:info@example.com">pošta</a></p><p><img src="/uploads/a.jpg" /></p>',
  )
  await call('DELETE', `/toys/${body.id}`)
})

test('slugs come from the title, stay unique, and html is cleaned', async () => {
  const story = '<p onclick="x()">Ahoj<script>alert(1)</script> <a href="javascript:x">tu</a><b>hrubo'
  const first = await call('POST', '/toys', { maker: shop.maker, title: 'Drevený koník', price: 1, story })
  const second = await call('POST', '/toys', { maker: shop.maker, title: 'Drevený koník', price: 1 })
  expect(first.body).toMatchObject({ slug: 'dreveny-konik', story: '<p>Ahoj <a>tu</a><b>hrubo</b></p>' })
  expect(second.body).toMatchObject({ slug: 'dreveny-konik-2' })
  expect(await call('PUT', `/toys/${second.body.id}`, { slug: 'dreveny-konik' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: [{ path: 'slug', code: 'not_unique' }] },
  })
  for (const { body } of [first, second]) await call('DELETE', `/toys/${body.id}`)
})

test('a referenced record cannot be deleted, and the error has the number of references', async () => {
  expect(await call('DELETE', `/makers/${shop.maker}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', details: { toys: 4 } },
  })
})

test('writing is for admins; an invalid id is not found', async () => {
  expect((await call('POST', '/toys', { maker: shop.maker, title: 'X', price: 1 }, 'anyone')).status).toBe(
    401,
  )
  expect((await call('GET', '/toys/abc')).status).toBe(404)
  expect((await call('PUT', '/toys/abc', {})).status).toBe(404)
})
