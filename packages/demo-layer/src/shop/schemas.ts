import { z } from 'zod'
import { paging, rowId, searched } from '../layer/input.ts'

export const colors = ['primary', 'success', 'warning', 'danger', 'info'] as const

/** A product as it is stored; the flags of wishlist and cart follow from these. */
const storedProduct = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  /** Dollars. */
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().min(1).max(5),
  colorOptions: z.array(z.enum(colors)),
})

export const product = storedProduct.extend({ isInWishlist: z.boolean(), isInCart: z.boolean() })

export const wishlistItem = z.object({ id: z.int(), productId: z.int() })
export const cartItem = wishlistItem.extend({ qty: z.int().min(1) })

export const cartProduct = product.extend({
  qty: z.int().min(1),
  shippingDate: z.string(),
  offers: z.int().min(1).max(4),
  discountPercentage: z.int().min(3).max(20),
})

export type StoredProduct = z.infer<typeof storedProduct>
export type Product = z.infer<typeof product>
export type WishlistItem = z.infer<typeof wishlistItem>
export type CartItem = z.infer<typeof cartItem>
export type CartProduct = z.infer<typeof cartProduct>

export const productQuery = z.object({
  q: searched,
  sortBy: z.enum(['featured', 'price-asc', 'price-desc']).default('featured'),
  ...paging(9),
})

export type ProductQuery = z.infer<typeof productQuery>

export const productPage = z.object({
  products: z.array(product),
  total: z.int(),
  userWishlist: z.array(wishlistItem),
  userCart: z.array(cartItem),
})

export const chosen = z.object({ productId: rowId })
