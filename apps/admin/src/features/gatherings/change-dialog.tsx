import type { OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { useState } from 'react'
import type { Attempt } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'

interface ChangeDialogProps {
  title: string
  text: string
  /** Label of the button that confirms. */
  action: string
  /** The message after success. */
  done: string
  isDanger?: boolean
  /** The confirmed change. */
  onChange: () => Promise<Attempt<OwnersGathering>>
  onClose: () => void
}

/** Asks before a change that cannot be taken back; a failure is shown in the dialog. */
export function ChangeDialog({ title, text, action, done, isDanger, onChange, onClose }: ChangeDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    const result = await onChange()
    setBusy(false)
    if (!result.ok) return setProblem(errorText(result.error))
    showSuccess(done)
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isDanger={isDanger}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}
