import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { absent, answered, created, missing } from '../layer/reply.ts'
import { answerPage } from '../layer/rows.ts'
import { cartItem, cartProduct, chosen, product, productPage, productQuery, wishlistItem } from './schemas.ts'
import { cartProducts, entryIn, findProducts, productOf, removeProduct, wishedProducts } from './products.ts'

const app = 'shop'
const byProduct = z.object({ productId: rowId })
const done = z.object({})

const notIn = (list: string, id: number) => missing(`Product ${id} is not in the ${list}.`)

const readCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/ecommerce/products',
    title: 'A page of products, searched by name and sorted',
    query: productQuery,
    answers: { 200: productPage },
    example: { query: { q: 'honey', sortBy: 'price-asc' } },
    handle({ shop }, { query }) {
      const matches = findProducts(shop, query)
      const lists = { total: matches.length, userWishlist: shop.wishlist, userCart: shop.cart }
      return answerPage(matches, query, (products) => ({ products, ...lists }))
    },
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/ecommerce/products/:id',
    title: 'One product',
    params: z.object({ id: rowId }),
    answers: { 200: z.object({ product }), 404: null },
    example: { params: { id: 5 } },
    refuse: () => absent,
    handle({ shop }, { params: { id } }) {
      const product = productOf(shop, id)
      return product ? answered({ product }) : absent
    },
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    title: 'The products on the wishlist',
    answers: { 200: z.object({ products: z.array(product) }) },
    handle: ({ shop }) => answered({ products: wishedProducts(shop) }),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/ecommerce/cart',
    title: 'The products in the cart with shipping and offers',
    answers: { 200: z.object({ products: z.array(cartProduct) }) },
    handle: (state) => answered({ products: cartProducts(state) }),
  }),
]

const cartCalls = [
  declareCall({
    app,
    method: 'POST',
    path: '/apps/ecommerce/cart',
    title: 'Put a product into the cart',
    body: chosen,
    answers: { 201: cartItem, 404: null },
    example: { body: { productId: 8 } },
    handle({ shop }, { body: { productId } }) {
      if (!productOf(shop, productId)) return absent
      return created(entryIn(shop.cart, productId, (id) => ({ id, productId, qty: 1 })))
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/ecommerce/cart/:productId',
    title: 'Take a product out of the cart',
    params: byProduct,
    answers: { 200: done, 404: problem },
    example: { params: { productId: 2 } },
    handle: ({ shop }, { params: { productId } }) =>
      removeProduct(shop.cart, productId) ? answered() : notIn('cart', productId),
  }),
]

const wishlistCalls = [
  declareCall({
    app,
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    title: 'Put a product on the wishlist',
    body: chosen,
    answers: { 201: wishlistItem, 404: null },
    example: { body: { productId: 8 } },
    handle({ shop }, { body: { productId } }) {
      if (!productOf(shop, productId)) return absent
      return created(entryIn(shop.wishlist, productId, (id) => ({ id, productId })))
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/:productId',
    title: 'Take a product off the wishlist',
    params: byProduct,
    answers: { 200: done, 404: problem },
    example: { params: { productId: 4 } },
    handle: ({ shop }, { params: { productId } }) =>
      removeProduct(shop.wishlist, productId) ? answered() : notIn('wishlist', productId),
  }),
]

/** Shop: /apps/ecommerce/… */
export const shopCalls = [...readCalls, ...cartCalls, ...wishlistCalls]
