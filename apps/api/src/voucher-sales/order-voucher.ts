import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import type { VoucherOrderRequest, VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { newToken } from '../db/ids.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { mailboxKey } from '../messaging/mailbox-key.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { ApiError, invalid, notFound } from '../platform/errors.ts'
import { withIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { refuseUnfinishedTerms } from '../property/terms/unfinished-terms.ts'
import { addVoucher, makeCode, refuseDelivery, subjectOf, type MadeCode } from '../vouchers/add-voucher.ts'
import { sendOrdered } from './order-emails.ts'
import { payOrderOnline } from './pay-order.ts'
import { voucherMethods } from './voucher-offer.ts'
import { offeredLanguage } from '@dvor/contract/site/offered-languages.ts'

export type OrderServices = PaymentServices & Partial<Pick<Services, 'guestLimited'>>

/**
 * Orders a voucher on the site; it is worth nothing until it is paid. A repeated request with the same
 * `Idempotency-Key` gets the first one's answer. @throws ApiError `not_found` while vouchers are not sold there,
 * `invalid` (value outside the limits, a package that is not offered, replaced terms, a day that is over, no address),
 * `payment_method_unavailable`, `orders_closed`, `rate_limited`
 */
export async function orderVoucher(
  db: Db,
  actor: Actor,
  order: VoucherOrderRequest,
  services: OrderServices,
  idempotencyKey?: string,
): Promise<VoucherOrderResult> {
  const voucherCode = await makeCode(services)
  const { token, number } = await inTransaction(db, (tx) =>
    withIdempotencyKey(tx, idempotencyKey, order, () => storeOrder(tx, actor, order, voucherCode, services)),
  )
  const { payment_method: method } = order
  const payment_url = isPaidOnline(method)
    ? await payOrderOnline(db, actor, token, method, services).catch(unlessUnavailable)
    : null
  return { token, number, payment_url }
}

/** The order is valid without its payment; the buyer pays from the page of the order. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof ApiError && error.code === 'unavailable') return null
  throw error
}

async function storeOrder(
  db: Db,
  actor: Actor,
  order: VoucherOrderRequest,
  voucherCode: MadeCode,
  services: OrderServices,
): Promise<{ token: string; number: string }> {
  const settings = await readSettings(db)
  refuse(order, settings, services)
  await refuseUnfinishedTerms(db)
  const today = todayIn(services.clock.now())
  const language = offeredLanguage(settings, order.language)
  const subject = await subjectOf(db, { ...order, language }, services)
  refuseDelivery({ ...order, ...subject }, today)
  const token = newToken()
  const pay_until = addDays(today, settings.transfer_days)
  const values = { ...order, language, ...subject, pay_until, token, sold_by: 'web' }
  const { id, number } = await addVoucher(db, actor, values, voucherCode, services)
  await sendOrdered(db, id, services)
  // Last, so that a refused order rolls back and is not counted.
  const subjects = { ip: ipKeyOf(actor), mailbox: mailboxKey(order.buyer_email) }
  if (services.guestLimited) await limitAttempts(db, 'voucher orders', subjects, services.clock)
  return { token, number }
}

function refuse(order: VoucherOrderRequest, settings: Settings, services: PaymentServices): void {
  const { value, terms_version, payment_method } = order
  if (!settings.voucher_sale) throw notFound('Voucher offer')
  if (value && value < settings.voucher_least) throw invalid([{ path: 'value', code: 'too_small' }])
  if (value && value > settings.voucher_most) throw invalid([{ path: 'value', code: 'too_big' }])
  if (terms_version !== settings.terms_version) throw invalid([{ path: 'terms_version', code: 'mismatch' }])
  if (!voucherMethods(settings, services).includes(payment_method))
    throw new ApiError('payment_method_unavailable', 'This way of paying is not offered', {
      fields: [{ path: 'payment_method', code: 'invalid_choice' }],
    })
}
