import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { pageOf } from '../vouchers/send-voucher.ts'
import type { MoneyServices } from '../vouchers/services.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'

/** Tells the buyer how to pay by transfer; an order paid at once needs no e-mail before the payment. */
export async function sendOrdered(db: Db, id: string, { clock, publicUrl }: MoneyServices): Promise<void> {
  const voucher = await findVoucher(db, id, todayIn(clock.now()))
  const { token, buyer_email, language, value, pay_until, payment_method } = voucher
  if (!token || !buyer_email || !pay_until || payment_method !== 'transfer') return
  await queueEmail(db, {
    key: 'voucher_ordered',
    to: buyer_email,
    language,
    variables: {
      voucher_value: formatMoney(value, language),
      voucher_pay_until: formatDay(pay_until, language),
      voucher_page: pageOf(token, language, publicUrl),
    },
    event_key: `voucher:${id}:ordered`,
  })
}

/** Confirms a withdrawal with the amount (cents) that is paid back. */
export async function sendWithdrawn(
  db: Db,
  id: string,
  refund: number,
  { clock, publicUrl }: MoneyServices,
): Promise<void> {
  const { token, buyer_email, language, value } = await findVoucher(db, id, todayIn(clock.now()))
  if (!token || !buyer_email) return
  await queueEmail(db, {
    key: 'voucher_withdrawn',
    to: buyer_email,
    language,
    variables: {
      voucher_value: formatMoney(value, language),
      voucher_refund: formatMoney(refund, language),
      voucher_page: pageOf(token, language, publicUrl),
    },
    event_key: `voucher:${id}:withdrawn`,
  })
}
