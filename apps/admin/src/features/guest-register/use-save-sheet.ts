import { taxChangeText } from '@dvor/booking/messages/tax-change-text.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { ownersGuestList, type StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { bodyOf, type GuestDraft } from './guest-draft.ts'
import { refusalText, taxChangeOf } from './tax-change.ts'

/** Saves the register's sheet of a reservation. A sheet that changes the stay tax is saved by the second call. */
export function useSaveSheet(reservationId: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [issues, setIssues] = useState<readonly FieldIssue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [tax, setTax] = useState<StayTaxChange | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refuse = (found: readonly FieldIssue[], text: string) => {
    setIssues(found)
    setProblem(text)
    return false
  }
  /** @returns whether the sheet was saved */
  const save = async (drafts: readonly GuestDraft[]): Promise<boolean> => {
    const parsed = ownersGuestList.safeParse(bodyOf(drafts), { reportInput: true })
    if (!parsed.success) return refuse(fieldIssues(parsed.error.issues), t('register.wrong'))
    setBusy(true)
    const body = { ...parsed.data, expected_stay_tax: tax?.after }
    const result = await client.register.attempt.save(reservationId, body)
    setBusy(false)
    if (!result.ok) {
      setTax(taxChangeOf(result.error))
      return refuse(result.error.fields ?? [], refusalText(result.error))
    }
    await Promise.all(
      ['reservations', 'guest-register', 'stay-tax'].map((key) =>
        cache.invalidateQueries({ queryKey: [key] }),
      ),
    )
    showSuccess(tax ? `${t('register.saved')} ${taxChangeText(tax, 'after')}` : t('register.saved'))
    return true
  }
  return { save, issues, problem, tax, isBusy }
}
