import { balanceOf, type BalanceCase } from '@dvor/booking/money/balance.ts'
import { variableSymbol } from '@dvor/booking/money/variable-symbol.ts'
import { bic, iban } from '@dvor/contract/values/bank-account.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Settings } from '../../collections/global-settings.ts'
import type { reservations } from '../reservations/table.ts'
import { checkedOrder, type TransferOrder } from './transfer-order.ts'

type Payable = BalanceCase & Pick<typeof reservations.$inferSelect, 'number' | 'pay_by' | 'language'>
type Account = Pick<Settings, 'iban' | 'bic' | 'legal_name' | 'business_name'>

/** Whether guests can pay into the account of the settings. A mistyped one may be there from before it was checked. */
export const hasUsableAccount = ({ iban: account }: Pick<Account, 'iban'>): boolean =>
  iban.safeParse(account).success

const notes = { sk: 'Rezervácia', en: 'Booking' } as const

/**
 * The bank transfer that pays this amount (cents) of a reservation; null where none can be made: no account in the
 * settings or one that banks would refuse, no number yet, nothing to pay.
 */
export function transferOf(account: Account, reservation: Payable, amount: number): TransferOrder | null {
  const { number, pay_by, language } = reservation
  if (!hasUsableAccount(account) || !number || amount <= 0) return null
  try {
    return checkedOrder({
      iban: account.iban ?? '',
      // Banks do not need it, so a wrong one must not cost the guest the QR code.
      bic: bic.safeParse(account.bic).data,
      beneficiary: account.legal_name ?? account.business_name,
      amount,
      variableSymbol: variableSymbol(number),
      dueDay: pay_by ? todayIn(pay_by) : balanceOf(reservation)?.due_on,
      note: `${notes[language]} ${number}`,
    })
  } catch (error) {
    // A mistyped account must not stop a booking; the owner sees that transfers are not offered.
    if (error instanceof RangeError) return null
    throw error
  }
}
