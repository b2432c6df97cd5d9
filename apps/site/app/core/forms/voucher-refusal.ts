import type { Failure } from '@dvor/client/transport/result.ts'
import type { VoucherRefusal } from '@dvor/contract/money/vouchers.ts'
import type { Language } from '@dvor/format/languages.ts'
import { voucherRefusalWords } from '@dvor/texts/areas.ts'

/** Why a gift voucher does not pay, where the voucher itself is the reason. */
type Reason = Exclude<VoucherRefusal['state'], 'valid'>

/** A refusal as the page keeps it. */
export type RefusedVoucher = Pick<Failure, 'code' | 'details'>

/** The refusal of a voucher for a reason that the page knows by itself. */
export const refusedVoucher = (state: Reason): RefusedVoucher => ({
  code: 'voucher_invalid',
  details: { state } satisfies VoucherRefusal,
})

/** Sentence for a refused voucher by the reason in the answer; null for other failures. */
export function voucherRefusalText({ code, details }: RefusedVoucher, language: Language): string | null {
  if (code !== 'voucher_invalid' || typeof details !== 'object' || !details || !('state' in details))
    return null
  const sentence = Object.entries(voucherRefusalWords[language]).find(([reason]) => reason === details.state)
  return sentence?.[1] ?? null
}
