import { needsEkasa, type TransactionLog } from '@dvor/contract/money/ledger.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { useMay, usePerson } from '../../core/client/person.ts'
import { useToday } from '../../core/property/use-today.ts'

/**
 * Asks whether the signed-in person may reverse an entry: one within the limit of the role's refunds, or their own of
 * today at the front desk, which the server refuses once the till was handed over (decision 186).
 */
export function useMayReverse(): (entry: TransactionLog) => boolean {
  const person = usePerson()
  const may = useMay()
  const today = useToday()
  return ({ kind, method, amount, recorded_by, booked_at, provider_reference }) => {
    if (!person || !may('money.take')) return false
    const { refundLimit, username } = person
    if (amount <= 0 || (may('money.refund') && (refundLimit === null || amount <= refundLimit))) return true
    const isAtDesk = kind === 'payment' && needsEkasa(method) && !provider_reference
    return isAtDesk && recorded_by === username && todayIn(booked_at) === today
  }
}
