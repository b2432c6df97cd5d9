import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from './leave-dialog.tsx'
import { hasUnsaved } from './unsaved.ts'

interface GuardedClose {
  /** To be called by Esc, a click outside and the cross. */
  close: () => void
  /** The question, to be rendered beside the dialog. */
  question: ReactNode
}

/** Closes a dialog, and asks first when something typed is not saved. */
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
