import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { guestVoucherPaths } from '@dvor/contract/calls/vouchers/voucher-paths.ts'
import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import { buttonClass } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { FactList } from '../../core/guest-page/fact-list.tsx'
import { OutcomeTitle } from '../../core/guest-page/outcome-title.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useRechecks } from '../reservation/payment/use-rechecks.ts'
import type { OrderAnswer } from './act-on-order.ts'
import { OrderSteps } from './order-steps.tsx'
import { PayPart } from './pay-part.tsx'
import { voucherOfOrder } from './previewed-voucher.ts'
import { useShopWords } from './shop-texts.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './voucher-shop.module.css'
import { VoucherPreview } from './voucher-preview.tsx'
import { WithdrawPart } from './withdraw-part.tsx'
import { printedVoucherWords } from '@dvor/texts/areas.ts'

interface OrderPageProps {
  /** Null for an unknown link. */
  order: VoucherOrder | null
  answer: OrderAnswer | undefined
}

/** The buyer's page: state, payment, download, documents and withdrawal. */
export function OrderPage({ order, answer }: OrderPageProps) {
  const { order: words, shop } = useShopWords()
  const language = useLanguage()
  const isPending = order?.state === 'waiting' && order.online_payment === 'open'
  useRechecks(isPending)
  if (!order) return <LostOrder />
  const { title, text } = words.states[order.state]
  return (
    <article className={`${formClasses.page} ${formClasses.wide} page-width`}>
      <div className={classes.columns}>
        <header className={classes.thanks}>
          <OutcomeTitle outcome={outcomes[order.state]}>{title}</OutcomeTitle>
          <p className="lead">{isPending ? words.pending : text}</p>
          {order.state === 'valid' && <Download token={order.token} />}
          <Facts order={order} />
        </header>
        {isShown(order) && (
          <VoucherPreview
            voucher={voucherOfOrder(order, language)}
            caption={order.state === 'valid' ? words.yours : shop.preview}
          />
        )}
      </div>
      {answer && answer.issues.length === 0 && (
        <ErrorState title={words.failed}>
          <p role="alert">{problemText(answer.problem, language)}</p>
        </ErrorState>
      )}
      {isShown(order) && <OrderSteps order={order} />}
      {order.payment_methods.length > 0 && <PayPart order={order} />}
      <Documents order={order} />
      {order.withdrawal && <WithdrawPart withdrawal={order.withdrawal} issues={answer?.issues ?? []} />}
      <ContactLine />
    </article>
  )
}

const outcomes = {
  waiting: 'awaited',
  lapsed: 'failed',
  valid: 'done',
  redeemed: 'done',
  expired: 'failed',
  void: 'failed',
} as const satisfies Record<VoucherOrder['state'], unknown>

/** Whether the voucher can still be given. */
const isShown = ({ state }: VoucherOrder): boolean =>
  state === 'waiting' || state === 'lapsed' || state === 'valid'

function Facts({ order }: { order: VoucherOrder }) {
  const { order: words } = useShopWords()
  const printed = printedVoucherWords[useLanguage()]
  const { formatMoney, formatDay } = useFormats()
  const { facts } = words
  const { state, send_on, pay_until, to_refund } = order
  const isPaid = state === 'valid' || state === 'redeemed'
  const rows = [
    [words.number, order.number],
    [printed.package, order.package_title],
    [facts.value, formatMoney(order.value)],
    [facts.balance, isPaid ? formatMoney(order.balance) : null],
    [printed.validUntil, state === 'void' ? null : formatDay(order.valid_until)],
    [facts.buyer, order.buyer_email],
    [printed.for, [order.recipient_name, order.recipient_email].filter(Boolean).join(' · ')],
    [facts.sent, send_on && order.send_to === 'recipient' ? formatDay(send_on) : null],
    [facts.payUntil, state === 'waiting' && pay_until ? formatDay(pay_until) : null],
  ] as const
  return (
    <>
      <FactList rows={rows} />
      {to_refund > 0 && <p>{words.toRefund(formatMoney(to_refund))}</p>}
    </>
  )
}

function Download({ token }: { token: string }) {
  const { order: words } = useShopWords()
  return (
    <p>
      <a
        className={buttonClass({ variant: 'accent' })}
        href={`/api${addressOf(guestVoucherPaths.file, token)}`}
        download
      >
        {words.download}
      </a>
    </p>
  )
}

function Documents({ order: { token, documents } }: { order: VoucherOrder }) {
  const { order: words } = useShopWords()
  const { formatMoney } = useFormats()
  if (documents.length === 0) return null
  const nameOf = ({ money, correction }: VoucherOrder['documents'][number]) => {
    if (correction) return words.corrected
    return money > 0 ? words.received : words.returned
  }
  return (
    <section className={classes.part} aria-labelledby="doklady">
      <h2 id="doklady">{words.documents}</h2>
      <ul>
        {documents.map((one) => (
          <li key={one.id}>
            <a href={`/api${addressOf(guestVoucherPaths.documentFile, token, one.id)}`} download>
              {nameOf(one)} {one.number}
            </a>{' '}
            · {formatMoney(Math.abs(one.money))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LostOrder() {
  const { order: words } = useShopWords()
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{words.lostTitle}</h1>
        <p className="lead">{words.lostText}</p>
      </header>
      <p>
        <LinkButton to="/darcekovy-poukaz">{words.again}</LinkButton>
      </p>
      <ContactLine />
    </section>
  )
}
