import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from './leave-dialog.tsx'
import { isAsking } from './unsaved.ts'

interface GuardedClose {
  /** Closes the dialog, for Esc, a click outside and the cross. */
  close: () => void
  /** The question as an element, rendered beside the dialog. */
  question: ReactNode
  /** The dialog's forms with unsaved values, handed to them by `DialogForms`. */
  forms: Set<symbol>
}

/** Closes a dialog after asking about the unsaved values in it; those of the page below stay as they are. */
export function useGuardedClose(onClose: () => void): GuardedClose {
  const { t } = useTranslation()
  const [forms] = useState(() => new Set<symbol>())
  const [isConfirming, setConfirming] = useState(false)
  const question = isConfirming ? (
    <LeaveDialog
      title={t('form.closeTitle')}
      leave={t('form.discard')}
      onStay={() => setConfirming(false)}
      onLeave={() => {
        setConfirming(false)
        onClose()
      }}
    />
  ) : null
  const close = () => {
    if (isAsking()) return
    if (forms.size > 0) setConfirming(true)
    else onClose()
  }
  return { close, question, forms }
}
