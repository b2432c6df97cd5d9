import { formatMoney } from '@dvor/format/money.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '../../core/client/api.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import type { Line } from './line.ts'
import { useLineAction } from './use-line-action.ts'

interface Props {
  line: Line
  /** The consequence, as the dialog words it. */
  hint: string
  /** Why it is refused as a conflict. */
  conflict?: string
  undo: () => Promise<Attempt<unknown>>
  onDone: () => void
}

/** Undoes the allocation of a bank transaction after a question. */
export function UndoAllocation({ line, hint, conflict, undo, onDone }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useLineAction(onDone, conflict)
  const [isConfirming, setConfirming] = useState(false)
  const close = () => {
    setConfirming(false)
    forget()
  }
  return (
    <>
      <Button size="xs" variant="subtle" color="barn" onClick={() => setConfirming(true)}>
        {t('payments.line.undo')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('payments.line.undoQuestion', { amount: formatMoney(line.allocated) })}
          action={t('payments.line.undo')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void run(undo, t('payments.line.undone'))}
          onClose={close}
        >
          {hint}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
