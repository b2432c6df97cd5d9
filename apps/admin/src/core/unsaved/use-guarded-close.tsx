import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from './leave-dialog.tsx'
import { useOpenDialog } from './open-dialogs.ts'
import { AskingDialog, type UnsavedForm } from './unsaved.ts'

interface GuardedClose {
  /** Closes the dialog, for Esc, a click outside and the cross; does nothing while another dialog is on top. */
  close: () => void
  /** The question as an element, rendered beside the dialog. */
  question: ReactNode
  /** Wraps the dialog's content, so that its forms with unsaved values are known. */
  guarded: (content: ReactNode) => ReactNode
}

/** Closes a dialog after asking about the unsaved values in it; those of the page below stay as they are. */
export function useGuardedClose(isOpen: boolean, onClose: () => void): GuardedClose {
  const { t } = useTranslation()
  const [forms] = useState(() => new Set<UnsavedForm>())
  const [isConfirming, setConfirming] = useState(false)
  const isOnTop = useOpenDialog(isOpen)
  const discard = () => {
    for (const { forget } of forms) forget()
    setConfirming(false)
    onClose()
  }
  const question = isConfirming ? (
    <LeaveDialog
      title={t('form.closeTitle')}
      leave={t('form.discard')}
      onStay={() => setConfirming(false)}
      onLeave={discard}
    />
  ) : null
  const close = () => {
    if (!isOnTop()) return
    if (forms.size > 0) setConfirming(true)
    else onClose()
  }
  const guarded = (content: ReactNode) => <AskingDialog value={{ forms, close }}>{content}</AskingDialog>
  return { close, question, guarded }
}
