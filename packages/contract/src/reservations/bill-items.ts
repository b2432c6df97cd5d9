import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { mostCents } from './price-adjustments.ts'
import { vatKind } from '../values/vat-kind.ts'
import { cents, day, id } from '../values/values.ts'

/** Pieces at once; more are a typing error. */
const pieces = z.int().min(1).max(99)

/** What a guest took, ordered or broke: on the bill, or proposed to the reception. */
export const billItem = z.object({
  id,
  /** Null for a damage, and once the product is deleted. */
  product: id.nullable(),
  title: z.string(),
  /** Day on which it was taken; null for what is ready at the departure. */
  day: day.nullable(),
  quantity: z.int(),
  /** Cents; null for a proposed damage, whose sum the reception decides. */
  unit_price: seenWith('money.read', cents.nullable()),
  /** By the guest, for the departure. */
  ordered: z.boolean(),
  /** Not in the price until the reception charges it. */
  proposed: z.boolean(),
  reported_by: z.string().nullable(),
  /** The defect that was reported with it, which has the photos. */
  task: id.nullable(),
})
export type BillItem = z.infer<typeof billItem>

/** `POST /reservations/{id}/bill-items`: pieces of a product at today's price. */
export const billAddition = z.strictObject({ product: id, quantity: pieces.default(1) })

/** `POST /bill-items/{id}/returns`: pieces that are taken back from the bill. */
export const billReturn = z.strictObject({ quantity: pieces.default(1) })

/** `POST /bill-items/{id}/charge`: the sum is typed for a damage; a product has its own price. */
export const billCharge = z.strictObject({
  unit_price: cents.min(1).max(mostCents).nullish(),
  vat_kind: vatKind.default('other'),
})
export type BillCharge = z.infer<typeof billCharge>

/** The item and the reservation's total after it, in cents. */
export const billChange = z.object({ item: billItem, total: seenWith('money.read', cents) })
export type BillChange = z.infer<typeof billChange>

/** A product without its price, for housekeeping. */
export const minibarProduct = z.object({ id, title: z.string() })
export type MinibarProduct = z.infer<typeof minibarProduct>

/** `POST /room-states/{id}/minibar`: what is missing in a room's minibar. */
export const minibarReport = z.strictObject({
  items: z.array(billAddition).min(1).max(30),
})
export type MinibarReport = z.infer<typeof minibarReport>

/** Whether all pieces are on the bill, or some wait for the reception: the guests have left, or the stock said no. */
export const minibarReported = z.object({ proposed: z.boolean() })

/** Days before the departure until which guests order what is ready then. */
export const orderDaysBefore = 2

/** `PUT /reservation-details/{token}/products`: the complete list of what is to be ready at the departure. */
export const productOrder = z.strictObject({
  items: z.array(z.strictObject({ product: id, quantity: pieces })).max(30),
})
export type ProductOrder = z.infer<typeof productOrder>

/** A product that guests may order, in the guest's language. */
export const orderableProduct = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  /** Cents for a piece. */
  price: cents,
  /** Pieces that are left beside those ordered here; null where they are not counted. */
  left: z.int().nullable(),
  /** Pieces that this reservation has ordered. */
  quantity: z.int(),
})
export type OrderableProduct = z.infer<typeof orderableProduct>

/** What can be ordered until which day; null once it is too late or nothing is sold so. */
export const productOffer = z.object({ until: day, products: z.array(orderableProduct) }).nullable()
export type ProductOffer = z.infer<typeof productOffer>
