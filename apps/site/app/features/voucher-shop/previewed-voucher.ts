import { packageVoucherTitle, voucherLastDay } from '@dvor/booking/packages/package-voucher.ts'
import type { VoucherOffer, VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { choiceOf, chosenCents, chosenPackage } from './voucher-choice.ts'

/** Texts of a voucher; empty ones are not known yet. */
export interface PreviewedVoucher {
  /** The value, or the package in words. */
  subject: string
  isForPackage: boolean
  recipient: string
  giver: string
  message: string
  validUntil: Day
  /** Empty before the order. */
  number: string
}

interface Circumstances {
  offer: Pick<VoucherOffer, 'values' | 'packages' | 'months'>
  today: Day
  language: Language
}

/** The voucher that a form asks for, if it were paid today. */
export function voucherOfForm(
  values: Readonly<Record<string, string>>,
  { offer, today, language }: Circumstances,
): PreviewedVoucher {
  const text = (name: string) => values[name]?.trim() ?? ''
  const choice = choiceOf(values['value'], offer)
  const sold = offer.packages.find(({ id }) => id === chosenPackage(choice))
  const cents = chosenCents(choice, text('other'))
  return {
    subject: sold ? packageVoucherTitle(sold, language) : cents > 0 ? formatMoney(cents, language) : '',
    isForPackage: sold !== undefined,
    recipient: text('recipient_name'),
    giver: text('buyer_name'),
    message: text('message'),
    validUntil: voucherLastDay(today, offer.months, sold?.until),
    number: '',
  }
}

/** The voucher of an order. */
export function voucherOfOrder(order: VoucherOrder, language: Language): PreviewedVoucher {
  const { package_title, value, recipient_name, buyer_name, message, valid_until, number } = order
  return {
    subject: package_title ?? formatMoney(value, language),
    isForPackage: package_title !== null,
    recipient: recipient_name ?? '',
    giver: buyer_name ?? '',
    message: message ?? '',
    validUntil: valid_until,
    number,
  }
}
