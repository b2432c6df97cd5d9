import { useTranslation } from 'react-i18next'
import { CallFailed } from '../../../core/client/query-client.ts'
import { showFailure, showProblem, showSuccess } from '../../../core/client/toasts.ts'
import { useUndo } from './use-price-calendar.ts'
import { laterChangeTexts } from './later-changes.ts'

/** Undoes a change, and says what refuses it. */
export function useUndoChange(titleOf: (unit: string) => string | undefined): (id: string) => void {
  const { t } = useTranslation()
  const explain = (error: Error) => {
    if (!(error instanceof CallFailed)) return
    const title = t('priceCalendar.changes.refused')
    if (error.failure.code !== 'stale') return showFailure(title, error.failure)
    const later = laterChangeTexts(error.failure, titleOf)
    showProblem(
      title,
      later.length > 0
        ? `${t('priceCalendar.changes.later')} ${later.join('; ')}`
        : t('priceCalendar.changes.different'),
    )
  }
  const undo = useUndo({
    onSuccess: () => showSuccess(t('priceCalendar.changes.done')),
    onError: explain,
  })
  return (id) => undo.mutate(id)
}
