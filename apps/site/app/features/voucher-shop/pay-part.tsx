import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../booking/flow/use-texts.ts'
import { TransferPanel } from '../reservation/payment/transfer-panel.tsx'
import { useShopWords } from './shop-texts.ts'
import classes from './voucher-shop.module.css'

/** Every way to pay the order, the chosen one first. */
export function PayPart({ order }: { order: VoucherOrder }) {
  const { order: words } = useShopWords()
  const { payment_methods, payment_method, transfer, online_payment } = order
  const ways = payment_methods.toSorted((a, b) => Number(b === payment_method) - Number(a === payment_method))
  return (
    <section className={classes.part} aria-labelledby="platba">
      <h2 id="platba">{words.payHeading}</h2>
      {online_payment === 'failed' && <output>{words.failedPayment}</output>}
      <div className={classes.ways}>
        {ways.map((method, index) =>
          method === 'transfer' && transfer && payment_method === 'transfer' ? (
            <TransferPanel key={method} transfer={transfer} />
          ) : (
            <PayButton key={method} method={method} isFirst={index === 0} />
          ),
        )}
      </div>
    </section>
  )
}

function PayButton({ method, isFirst }: { method: PaymentMethod; isFirst: boolean }) {
  const { order: words } = useShopWords()
  const { methods } = useTexts()
  const { formData } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="payment_method" value={method} />
      <Button
        type="submit"
        variant={isFirst ? 'accent' : 'quiet'}
        busy={formData?.get('payment_method') === method}
      >
        {method === 'transfer' ? words.chooseTransfer : `${words.pay} ${methods[method].title}`}
      </Button>
    </Form>
  )
}
