import { taxChangeText } from '@dvor/booking/messages/tax-change-text.ts'
import { stayTaxChange, type StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import type { Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { problemText } from '../reservations/problem-text.ts'

/** The stay tax before and after a sheet that was refused because it changes it; null for another refusal. */
export function taxChangeOf({ code, details }: Failure): StayTaxChange | null {
  const change = code === 'stay_tax_changed' ? stayTaxChange.safeParse(details) : null
  return change?.success ? change.data : null
}

/** Why a sheet was not saved; for a changed tax both sums. */
export function refusalText(failure: Failure): string {
  const change = taxChangeOf(failure)
  return change ? `${taxChangeText(change, 'before')} ${errorText(failure)}` : problemText(failure)
}
