import { slugify } from '@dvor/format/slug.ts'
import { scene } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import { paragraph } from '../seed/texts.ts'
import { colors, type CartItem, type StoredProduct, type WishlistItem } from './schemas.ts'

const names = [
  'Lime Blossom Honey 500 g',
  'Forest Honey 250 g',
  'Sheep Cheese, Smoked',
  'Goat Cheese with Herbs',
  'Sourdough Loaf',
  'Poppy Seed Strudel',
  'Elderflower Syrup',
  'Rosehip Jam',
  'Plum Butter',
  'Dried Apple Rings',
  'Herbal Tea No. 7',
  'Beeswax Candle, Tall',
  'Beeswax Candle, Round',
  'Linen Tea Towel',
  'Woollen Blanket',
  'Felt Slippers',
  'Clay Mug',
  'Clay Bowl',
  'Wooden Spoon',
  'Bread Board of Oak',
  'Wicker Basket',
  'Soap with Chamomile',
  'Walking Stick',
  'Picnic Rucksack',
  'Enamel Lantern',
  'Garden Apron',
  'Map of the Walks',
]
const brands = ['Lime Tree Farm', 'Forest Hives', 'Old Barn Studio', 'Mill & Sons']

const inCart = [2, 5, 11, 15, 20]
const requested = [4, 9]

/** Twenty-seven products, five of them in the cart and two on the wishlist. */
export function seedShop({ draw }: Sower): {
  products: StoredProduct[]
  wishlist: WishlistItem[]
  cart: CartItem[]
} {
  const products = names.map((name, index) => ({
    id: index + 1,
    name,
    slug: `${slugify(name)}-${index + 1}`,
    description: paragraph(draw, 3),
    brand: draw.pick(brands),
    price: draw.int(250, 12_900) / 100,
    image: scene(name, 500, 500),
    hasFreeShipping: draw.chance(0.4),
    rating: draw.int(1, 5),
    colorOptions: draw.some(colors, draw.int(1, 5)),
  }))
  const wishlist = requested.map((productId, index) => ({ id: index + 1, productId }))
  const cart = inCart.map((productId, index) => ({ id: index + 1, productId, qty: 1 + (index % 2) }))
  return { products, wishlist, cart }
}
