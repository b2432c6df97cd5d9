import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../core/page/confirm-dialog.tsx'
import classes from '../settings.module.css'

interface Props {
  isBusy: boolean
  /** Whether something is stored that can be removed. */
  isSet: boolean
  /** Label of the button that removes it; else that of keys. */
  remove?: string
  /** Functions that stop without it. */
  effect: string
  onRemove: () => void
}

/** Saves what is typed, or after a question removes what is stored, which is shown to nobody and so cannot come back. */
export function KeyActions({ isBusy, isSet, effect, onRemove, ...texts }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const remove = texts.remove ?? t('settings.removeKeys')
  const confirm = () => {
    // Closed first, because the proof of identity may open a dialog of its own.
    setAsking(false)
    onRemove()
  }
  return (
    <div className={classes.actions}>
      <Button type="submit" loading={isBusy}>
        {t('settings.save')}
      </Button>
      {isSet ? (
        <Button variant="subtle" color="barn" disabled={isBusy} onClick={() => setAsking(true)}>
          {remove}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={`${remove}?`}
          action={remove}
          isDanger
          isBusy={false}
          problem={null}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {effect}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
