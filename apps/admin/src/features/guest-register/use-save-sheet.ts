import { taxChangeText } from '@dvor/booking/messages/tax-change-text.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { ownersGuestList, stayTaxChange, type StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { problemText } from '../reservations/problem-text.ts'
import { bodyOf, type GuestDraft } from './guest-draft.ts'

/** Saves the register's sheet of a reservation. A sheet that changes the stay tax is saved by the second call. */
export function useSaveSheet(reservationId: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [issues, setIssues] = useState<readonly FieldIssue[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [tax, setTax] = useState<StayTaxChange | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** @param version of the sheet that was read. @returns whether the sheet was saved */
  const save = async (drafts: readonly GuestDraft[], version: string): Promise<boolean> => {
    const parsed = ownersGuestList.safeParse(bodyOf(drafts), { reportInput: true })
    setWrong(!parsed.success)
    setIssues(parsed.success ? [] : fieldIssues(parsed.error.issues))
    if (!parsed.success) return false
    setBusy(true)
    const body = { ...parsed.data, expected_stay_tax: tax?.after }
    const result = await client.register.attempt.save(reservationId, body, { ifMatch: version })
    // After a refusal, too, because the screen may be outdated.
    await Promise.all(
      ['reservations', 'guest-register', 'stay-tax'].map((key) =>
        cache.invalidateQueries({ queryKey: [key] }),
      ),
    )
    setBusy(false)
    setFailure(result.ok ? null : result.error)
    if (!result.ok) {
      setTax(taxChangeOf(result.error))
      setIssues(result.error.fields ?? [])
      return false
    }
    showSuccess(tax ? `${t('register.saved')} ${taxChangeText(tax, 'after')}` : t('register.saved'))
    return true
  }
  const refusal = failure && refusalText(failure)
  const problem = isWrong ? t('register.wrong') : refusal
  return { save, issues, problem, failure, forget: () => setFailure(null), tax, isBusy }
}

/** The stay tax before and after a sheet that was refused because it changes it; null for another refusal. */
function taxChangeOf({ code, details }: Failure): StayTaxChange | null {
  const change = code === 'stay_tax_changed' ? stayTaxChange.safeParse(details) : null
  return change?.success ? change.data : null
}

/** Why a sheet was not saved; for a changed tax both sums. */
function refusalText(failure: Failure): string {
  const change = taxChangeOf(failure)
  return change ? `${taxChangeText(change, 'before')} ${errorText(failure)}` : problemText(failure)
}
