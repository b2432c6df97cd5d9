import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { cartProduct, product, productPage } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

const list = async ({ get }: Layer, query: Record<string, string | number> = {}) =>
  (await get('/apps/ecommerce/products', { query })).as(productPage)

const cart = async ({ get }: Layer) =>
  (await get('/apps/ecommerce/cart')).as(z.object({ products: z.array(cartProduct) })).products

const wishlist = async ({ get }: Layer) =>
  (await get('/apps/ecommerce/wishlist')).as(z.object({ products: z.array(product) })).products

test('a page has nine of 27 products, with the wishlist and the cart', async () => {
  const layer = openLayer()
  const { products, total, userCart, userWishlist } = await list(layer)
  expect([products.length, total, userCart.length, userWishlist.length]).toEqual([9, 27, 5, 2])
  expect(products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(products.filter(({ isInCart }) => isInCart).map(({ id }) => id)).toEqual([2, 5])
  expect(products.filter(({ isInWishlist }) => isInWishlist).map(({ id }) => id)).toEqual([4, 9])
  expect((await list(layer, { page: 3 })).products.map(({ id }) => id)).toEqual([
    19, 20, 21, 22, 23, 24, 25, 26, 27,
  ])
})

test('searches products by name and sorts them by price either way', async () => {
  const layer = openLayer()
  const { products, total } = await list(layer, { q: 'HONEY' })
  expect([total, products.map(({ id }) => id)]).toEqual([2, [1, 2]])
  const prices = layer.state.shop.products.map(({ price }) => price).toSorted((a, b) => a - b)
  const sorted = async (sortBy: string) =>
    (await list(layer, { sortBy, perPage: 27 })).products.map(({ price }) => price)
  expect(await sorted('price-asc')).toEqual(prices)
  expect(await sorted('price-desc')).toEqual(prices.toReversed())
  expect(await list(layer, { sortBy: 'featured' })).toEqual(await list(layer))
})

test('a product is read by its id; an unknown one is not found, without a message', async () => {
  const { get } = openLayer()
  expect((await get('/apps/ecommerce/products/5')).body).toMatchObject({ product: { id: 5, isInCart: true } })
  for (const id of ['28', '0', 'honey']) {
    expect(await get(`/apps/ecommerce/products/${id}`)).toMatchObject({ status: 404, body: undefined })
  }
})

test('the cart adds shipping and offers within their limits, the same on each look', async () => {
  const layer = openLayer()
  const products = await cart(layer)
  const tomorrow = addDays(layer.state.today, 1)
  expect(products.map(({ id }) => id)).toEqual([2, 5, 11, 15, 20])
  for (const { shippingDate, offers, discountPercentage } of products) {
    expect(shippingDate >= tomorrow && shippingDate <= addDays(tomorrow, 6)).toBe(true)
    expect(offers >= 1 && offers <= 4 && discountPercentage >= 3 && discountPercentage <= 20).toBe(true)
  }
  expect(new Set(products.map(({ discountPercentage }) => discountPercentage)).size).toBeGreaterThan(1)
  expect(await cart(layer)).toEqual(products)
})

test('a product in the cart is there once, with a quantity of one, until it is removed', async () => {
  const layer = openLayer()
  const put = () => layer.post('/apps/ecommerce/cart', { body: { productId: 8 } })
  expect(await put()).toMatchObject({ status: 201, body: { id: 6, productId: 8, qty: 1 } })
  expect((await put()).status).toBe(201)
  expect((await cart(layer)).filter(({ id }) => id === 8)).toMatchObject([{ qty: 1, isInCart: true }])
  expect((await layer.del('/apps/ecommerce/cart/8')).status).toBe(200)
  expect((await cart(layer)).map(({ id }) => id)).toEqual([2, 5, 11, 15, 20])
  expect((await layer.del('/apps/ecommerce/cart/8')).status).toBe(404)
})

test('the wishlist takes products and gives them back', async () => {
  const layer = openLayer()
  expect((await wishlist(layer)).map(({ id }) => id)).toEqual([4, 9])
  expect(await layer.post('/apps/ecommerce/wishlist', { body: { productId: 1 } })).toMatchObject({
    status: 201,
    body: { id: 3, productId: 1 },
  })
  expect((await layer.del('/apps/ecommerce/wishlist/4')).status).toBe(200)
  expect((await wishlist(layer)).map(({ id, isInWishlist }) => [id, isInWishlist])).toEqual([
    [9, true],
    [1, true],
  ])
  expect((await layer.del('/apps/ecommerce/wishlist/4')).status).toBe(404)
})

test('no list takes an unknown product', async () => {
  const { post } = openLayer()
  for (const list of ['cart', 'wishlist']) {
    expect((await post(`/apps/ecommerce/${list}`, { body: { productId: 28 } })).status).toBe(404)
  }
})
