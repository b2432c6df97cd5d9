import { balanceOf, type BalanceCase } from '@dvor/booking/money/balance.ts'
import { variableSymbol } from '@dvor/booking/money/variable-symbol.ts'
import { bic, iban } from '@dvor/contract/values/bank-account.ts'
import type { Day } from '@dvor/format/days.ts'
import { paymentWords } from '@dvor/texts/areas.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { reservations } from '../../db/schema/reservations/reservations.ts'
import { checkedOrder } from './transfer-order.ts'
import { type TransferOrder } from '../../db/schema/system/transfer-order.ts'

type Payable = BalanceCase & Pick<typeof reservations.$inferSelect, 'number' | 'pay_by' | 'language'>
type Account = Pick<Settings, 'iban' | 'bic' | 'legal_name' | 'business_name'>

/**
 * Whether guests can pay into the account of the settings. An account stored before the check existed may be mistyped.
 */
export const hasUsableAccount = ({ iban: account }: Pick<Account, 'iban'>): boolean =>
  iban.safeParse(account).success

/**
 * The bank transfer of this amount (cents) of a reservation; null where there is none: no account in the settings or
 * an invalid one, no number yet, nothing to pay. A due day before `today` is left out: a payment cannot be ordered for it.
 */
export function transferOf(
  account: Account,
  reservation: Payable,
  amount: number,
  today: Day,
): TransferOrder | null {
  const { number, pay_by, language } = reservation
  const dueDay = pay_by ? todayIn(pay_by) : balanceOf(reservation)?.due_on
  if (!hasUsableAccount(account) || !number || amount <= 0) return null
  try {
    return checkedOrder({
      iban: account.iban ?? '',
      // The BIC is optional for banks, so an invalid one is left out and the guest still gets the QR code.
      bic: bic.safeParse(account.bic).data,
      beneficiary: account.legal_name ?? account.business_name,
      amount,
      variableSymbol: variableSymbol(number),
      dueDay: dueDay && dueDay < today ? null : dueDay,
      note: paymentWords[language].reservation(number),
    })
  } catch (error) {
    // A mistyped account must not stop a booking; the owner sees that transfers are not offered.
    if (error instanceof RangeError) return null
    throw error
  }
}
