import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import { paymentAnchor } from '@dvor/contract/site/guest-pages.ts'
import { NextSteps } from '../../core/guest-page/step-list.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useShopWords } from './shop-texts.ts'

/** The next steps of a voucher: its payment, its way to who gets it, and the stay. */
export function OrderSteps({ order }: { order: VoucherOrder }) {
  const { order: words } = useShopWords()
  const { formatMoney, formatDay } = useFormats()
  const { state, value, valid_until, pay_until, send_to, send_on } = order
  const { steps } = words
  const isPaid = state === 'valid'
  const payUntil = state === 'waiting' && pay_until ? steps.until(formatDay(pay_until)) : null
  const isLater = send_to === 'recipient' && send_on !== null
  return (
    <NextSteps
      isRow
      steps={[
        isPaid
          ? { title: steps.paid, note: null, isDone: true }
          : { title: steps.pay(formatMoney(value)), note: payUntil, target: paymentAnchor },
        {
          title: send_to === 'recipient' ? steps.toRecipient : steps.toBuyer,
          note: isLater ? steps.onDay(formatDay(send_on)) : steps.atOnce,
          isDone: isPaid && !isLater,
        },
        { title: steps.use, note: steps.useNote(formatDay(valid_until)) },
      ]}
    />
  )
}
