import { holds, nextId, sortRows } from '../layer/rows.ts'
import type { DemoState } from '../state.ts'
import type { CartProduct, Product, ProductQuery, StoredProduct, WishlistItem } from './schemas.ts'

type Shop = DemoState['shop']

const hasProduct = (list: readonly WishlistItem[], id: number) =>
  list.some(({ productId }) => productId === id)

/** A product with its flags; undefined when there is none of that id. */
export function productOf(shop: Shop, id: number): Product | undefined {
  const product = shop.products.find((one) => one.id === id)
  return product && flagged(shop, product)
}

function flagged({ wishlist, cart }: Shop, product: StoredProduct): Product {
  return {
    ...product,
    isInWishlist: hasProduct(wishlist, product.id),
    isInCart: hasProduct(cart, product.id),
  }
}

/** The products that the shop's list asks for; featured ones stand in the order of the samples. */
export function findProducts(shop: Shop, { q, sortBy }: ProductQuery): Product[] {
  const products = shop.products.filter(({ name }) => holds(q, name)).map((one) => flagged(shop, one))
  if (sortBy === 'featured') return products
  return sortRows(products, ({ price }) => price, sortBy === 'price-asc' ? 'asc' : 'desc')
}

/** The products of the wish list, without deleted ones. */
export function wishedProducts(shop: Shop): Product[] {
  return shop.wishlist.flatMap(({ productId }) => productOf(shop, productId) ?? [])
}

/** The cart's products with offers that are drawn for each entry, and stay as long as it does. */
export function cartProducts({ shop, sower }: DemoState): CartProduct[] {
  return shop.cart.flatMap(({ id, productId, qty }) => {
    const product = productOf(shop, productId)
    const draw = sower.draw.fork(`cart-${id}-${productId}`)
    const shippingDate = sower.day(draw.int(1, 7))
    return product
      ? [{ ...product, qty, shippingDate, offers: draw.int(1, 4), discountPercentage: draw.int(3, 20) }]
      : []
  })
}

/** The entry of a product in a list; made by `entryFrom` when there is none yet. */
export function entryIn<T extends WishlistItem>(
  list: T[],
  productId: number,
  entryFrom: (id: number) => T,
): T {
  const match = list.find((one) => one.productId === productId)
  if (match) return match
  const entry = entryFrom(nextId(list))
  list.push(entry)
  return entry
}

/** Takes a product out of a list; false when it is not in it. */
export function removeProduct(list: WishlistItem[], productId: number): boolean {
  const index = list.findIndex((one) => one.productId === productId)
  if (index < 0) return false
  list.splice(index, 1)
  return true
}
