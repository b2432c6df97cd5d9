import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from './leave-dialog.tsx'
import { hasUnsaved } from './unsaved.ts'

interface GuardedClose {
  /** Closes the dialog, for Esc, a click outside and the cross. */
  close: () => void
  /** The question as an element, rendered beside the dialog. */
  question: ReactNode
}

/** Closes a dialog after asking about unsaved values. */
export function useGuardedClose(onClose: () => void): GuardedClose {
  const { t } = useTranslation()
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
  return { close: () => (hasUnsaved() ? setConfirming(true) : onClose()), question }
}
