import type { Till } from '@dvor/contract/money/till.ts'
import { parseMoney } from '@dvor/format/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { isSame } from '../../core/forms/versions/edited-parts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useAccountingAction } from './use-accounting-action.ts'

type Wrong = Partial<Record<'opening' | 'counted' | 'reason', string>>

const nothing = { opening: '', counted: '', reason: '' }

/** The counted cash of a hand-over, its difference in cents, and the call. */
export function useHandover({ previous, is_first, sums }: Till) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAccountingAction()
  const [typed, setTyped] = useState(nothing)
  useUnsaved(!isSame(typed, nothing), isBusy)
  const [wrong, setWrong] = useState<Wrong>({})
  const opening = is_first ? (parseMoney(typed.opening) ?? 0) : 0
  const expected = sums.expected + opening
  const counted = parseMoney(typed.counted)
  const difference = counted === null ? 0 : counted - expected
  const check = (): Wrong => ({
    ...(is_first && typed.opening.trim() && parseMoney(typed.opening) === null
      ? { opening: t('reservations.ledger.amountWrong') }
      : {}),
    ...(counted === null ? { counted: t('reservations.ledger.amountWrong') } : {}),
    ...(difference !== 0 && !typed.reason.trim() ? { reason: t('accounting.till.reasonMissing') } : {}),
  })
  const submit = async () => {
    const issues = check()
    setWrong(issues)
    if (counted === null || Object.keys(issues).length > 0) return
    const reason = difference === 0 ? null : typed.reason.trim()
    const body = { previous, opening: is_first ? opening : null, expected, counted, reason }
    const handover = await run(() => client.till.attempt.handOver(body))
    if (!handover) return
    setTyped(nothing)
    showSuccess(t('accounting.till.handedOver', { number: handover.number }))
  }
  const change = (values: Partial<typeof typed>) => setTyped({ ...typed, ...values })
  return { typed, change, wrong, difference, submit, isBusy, problem }
}
