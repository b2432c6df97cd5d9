import type { Instalment } from '@dvor/contract/money/payment-schedule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { paymentPlanWords } from '@dvor/texts/areas.ts'

type Sums = Pick<PriceBreakdown, 'total' | 'instalments'>

/** How an order is paid. */
interface PaymentTerms {
  method: PaymentMethod | null
  /** Whether the owner confirms the booking first. */
  approval: boolean
  /** Balance in cents of the gift voucher that pays with the order; 0 without one. */
  voucher: number
}

/** Explains in sentences what is due with the order and what later, after what a gift voucher pays. */
export function paymentPlan(
  { total, instalments }: Sums,
  { method, approval, voucher }: PaymentTerms,
  language: Language,
): string[] {
  const text = paymentPlanWords[language]
  const money = (cents: number) => formatMoney(cents, language)
  if (total === 0) return [text.nothing]
  const paid = Math.min(voucher, total)
  if (paid === total) return [text.voucherAll(money(total))]
  const byVoucher = paid > 0 ? [text.voucher(money(paid))] : []
  const open = total - paid
  if (method === 'on_site') return [text[paid > 0 ? 'onSiteRest' : 'onSite'](money(open)), ...byVoucher]
  const [parts, later] = openParts(instalments, paid)
  const whole = text[paid > 0 ? 'part' : 'whole'](money(open))
  if (later.length === 0) return [`${text.now(approval)} ${whole}`, ...byVoucher]
  const [first] = parts
  return [
    first && !isLater(first) ? `${text.now(approval)} ${text.deposit(money(first.amount))}` : text.nothingNow,
    ...later.map(({ amount, due_on }, index) =>
      text[index === later.length - 1 ? 'rest' : 'next'](money(amount), formatDay(due_on, language)),
    ),
    ...byVoucher,
  ]
}

type LaterPart = Instalment & { due_on: string }

/** The parts that stay open when so many cents are paid, which pay them in turn; and the later ones of these. */
function openParts(instalments: readonly Instalment[], paid: number): [Instalment[], LaterPart[]] {
  let remainder = paid
  const open = instalments.flatMap((part) => {
    const covered = Math.min(remainder, part.amount)
    remainder -= covered
    return covered < part.amount ? [{ ...part, amount: part.amount - covered }] : []
  })
  return [open, open.filter(isLater)]
}

const isLater = (part: Instalment): part is LaterPart => part.due_on !== null
