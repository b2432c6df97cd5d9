import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { paymentWords } from '@dvor/texts/areas.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { beginPayment, type AskedPayment } from '../payments/begin-payment.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { findVoucherByToken, lockVoucher, updateVoucher } from '../vouchers/voucher-queries.ts'
import { sendOrdered } from './order-emails.ts'
import { voucherMethods } from './voucher-offer.ts'

/**
 * Begins (or continues) the online payment of a voucher. @returns the address where the buyer pays @throws ApiError
 * `not_found`, `payment_invalid` where nothing is due, and the errors of `beginPayment`
 */
export async function payOrderOnline(
  db: Db,
  actor: Actor,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<string> {
  const id = await findVoucherByToken(db, token)
  const ask = async (tx: Db): Promise<AskedPayment> => {
    const voucher = await lockVoucher(tx, id, todayIn(services.clock.now()))
    if (!voucher.is_awaited) throw new ApiError('payment_invalid', 'Nothing is to be paid')
    const { value, number, language, buyer_name, buyer_email } = voucher
    return {
      amount: value,
      description: paymentWords[language].voucher(number),
      returnUrl: services.publicUrl + sitePath(`/darcekovy-poukaz/objednavka/${token}`, language),
      language,
      payer: { name: buyer_name, email: buyer_email },
    }
  }
  return beginPayment(db, actor, method, { voucher: id }, ask, services)
}

/**
 * Pays an order again, by any offered method; a transfer is only chosen. @returns the address of the gateway, or null
 * @throws ApiError `payment_method_unavailable`, `payment_invalid`, `not_found`, `unavailable`
 */
export async function payOrder(
  db: Db,
  actor: Actor,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<string | null> {
  if (!voucherMethods(await readSettings(db), services).includes(method))
    throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
  await chooseMethod(db, actor, token, method, services)
  return isPaidOnline(method) ? payOrderOnline(db, actor, token, method, services) : null
}

async function chooseMethod(
  db: Db,
  actor: Actor,
  token: string,
  payment_method: PaymentMethod,
  services: PaymentServices,
): Promise<void> {
  const id = await findVoucherByToken(db, token)
  await inTransaction(db, async (tx) => {
    const voucher = await lockVoucher(tx, id, todayIn(services.clock.now()))
    if (!voucher.is_awaited) throw new ApiError('payment_invalid', 'Nothing is to be paid')
    if (voucher.payment_method === payment_method) return
    await updateVoucher(tx, id, { payment_method })
    await recordChange(tx, actor, {
      collection: 'vouchers',
      recordId: id,
      action: 'update',
      before: { payment_method: voucher.payment_method },
      after: { payment_method },
    })
    await sendOrdered(tx, id, services)
  })
}
