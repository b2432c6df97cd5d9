import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { awaits, isPayable, effectiveState } from '@dvor/booking/reservation/states.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { OrderRequest, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { withIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { limitGuesses } from '../../platform/http/limit-guesses.ts'
import { startPayment } from '../../payments/start-payment.ts'
import type { PaymentServices } from '../../payments/providers/services.ts'
import { findReservation } from '../../reservations/queries/reservation-queries.ts'
import { redeemLocked } from '../../vouchers/redeem-voucher.ts'
import { hashVoucherCode } from '../../vouchers/voucher-codes.ts'
import { orderLockedHold } from './order-locked-hold.ts'

/**
 * Turns a hold into the binding order with the obligation to pay. The price is computed again and must equal the one
 * shown to the guest. A voucher pays, unless the order waits for approval, after which the guest pays by the link. With
 * an `Idempotency-Key` a repeated request gets the first one's answer. @throws ApiError
 * `hold_expired`, `hold_moved`, `nights_taken` (by a portal), `seats_taken`, `not_available`, `package_unavailable`, `price_changed`
 * (with the new breakdown), `coupon_invalid`, `coupon_used`, `voucher_invalid`, `payment_method_unavailable`, `idempotency_mismatch`, `order_limit`, `orders_closed`, `invalid`
 */
export async function orderHold(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices,
  idempotencyKey?: string,
): Promise<OrderResult> {
  const voucher = order.voucher ? await hashVoucherCode(order.voucher, services) : null
  const run = () =>
    inTransaction(db, (tx) =>
      // The slow hash stands for the voucher's code, so that the stored hash of the body does not reveal it.
      withIdempotencyKey(tx, idempotencyKey, { ...order, voucher }, async () => {
        const ordered = await orderLockedHold(tx, actor, order, services)
        return voucher && isPayable(ordered.state)
          ? { ...ordered, ...(await spendOnOrder(tx, actor, ordered, voucher, services)) }
          : ordered
      }),
    )
  const { clock } = services
  const { token, number, state } = await limitGuesses(
    db,
    'voucher',
    { actor, code: order.voucher },
    clock,
    () => limitGuesses(db, 'coupon', { actor, code: order.coupon }, clock, run),
  )
  const paysOnline = awaits(state, 'payment') && isPaidOnline(order.payment_method)
  const payment_url = paysOnline
    ? await leadToGateway(db, actor, token, order.payment_method, services)
    : null
  return { token, number, state, payment_url }
}

/** Pays a new order by a voucher. @returns its state, which may be confirmed now */
async function spendOnOrder(
  db: Db,
  actor: Actor,
  { token }: Pick<OrderResult, 'token'>,
  voucher: string,
  services: PaymentServices,
): Promise<Pick<OrderResult, 'state'>> {
  await redeemLocked(db, actor, await findReservation(db, { token }), voucher, services)
  const { state } = await findReservation(db, { token })
  return { state }
}

/** Errors of a payment without which the order is valid: the gateway does not answer, or nothing is due any more. */
const withoutPayment = new Set<ApiError['code']>(['unavailable', 'payment_invalid'])

/**
 * Starts the payment at the gateway. The order is valid without it; if the gateway does not answer, the guest pays
 * from the reservation's page. A repeated request leads to no payment once the order has been paid or has ended: the
 * next part of the price is not what the guest confirmed.
 */
async function leadToGateway(
  db: Db,
  actor: Actor,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<string | null> {
  const now = effectiveState(await findReservation(db, { token }), services.clock.now())
  if (!awaits(now, 'payment')) return null
  return startPayment(db, actor, token, method, services).catch((error: unknown) => {
    if (error instanceof ApiError && withoutPayment.has(error.code)) return null
    throw error
  })
}
