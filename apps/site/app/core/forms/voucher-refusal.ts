import type { Failure } from '@dvor/client/transport/result.ts'
import type { VoucherRefusal } from '@dvor/contract/money/vouchers.ts'
import type { Language } from '@dvor/format/languages.ts'

/** Why a gift voucher does not pay, where the voucher itself is the reason. */
type Reason = Exclude<VoucherRefusal['state'], 'valid'>

/** A refusal as the page keeps it. */
export type RefusedVoucher = Pick<Failure, 'code' | 'details'>

const unpaid = {
  sk: 'Tento poukaz ešte nie je zaplatený, preto sa ním zatiaľ platiť nedá.',
  en: 'This voucher has not been paid for yet, so it cannot be used.',
}

const sentences: Record<Language, Record<Reason, string>> = {
  sk: {
    unknown:
      'Takýto kód nepoznáme. Skontrolujte ho, prosím, znak po znaku. Poukazy z iných ubytovaní u nás neplatia.',
    waiting: unpaid.sk,
    lapsed: unpaid.sk,
    void: 'Tento poukaz je zrušený. Ak o tom neviete, ozvite sa nám.',
    expired: 'Platnosť tohto poukazu sa skončila. Ozvite sa nám, možno ho budeme môcť predĺžiť.',
    redeemed: 'Tento poukaz je už celý minutý.',
  },
  en: {
    unknown:
      'We do not know this code. Please check it sign by sign. Vouchers of other places are not valid here.',
    waiting: unpaid.en,
    lapsed: unpaid.en,
    void: 'This voucher has been cancelled. If that surprises you, get in touch.',
    expired: 'This voucher has expired. Get in touch, we may be able to prolong it.',
    redeemed: 'This voucher is used up.',
  },
}

/** The refusal of a voucher for a reason that the page knows by itself. */
export const refusedVoucher = (state: Reason): RefusedVoucher => ({
  code: 'voucher_invalid',
  details: { state } satisfies VoucherRefusal,
})

/** Sentence for a refused voucher by the reason in the answer; null for other failures. */
export function voucherRefusalText({ code, details }: RefusedVoucher, language: Language): string | null {
  if (code !== 'voucher_invalid' || typeof details !== 'object' || !details || !('state' in details))
    return null
  const known = Object.entries(sentences[language]).find(([reason]) => reason === details.state)
  return known?.[1] ?? null
}
