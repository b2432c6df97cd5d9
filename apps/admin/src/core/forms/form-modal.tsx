import { Modal, type MantineSize } from '@mantine/core'
import { SubjectLine } from '../page/dialog-subject.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'

/** A dialog around a form. */
export interface FormDialogProps {
  opened: boolean
  /** Called to close, once nothing is unsaved or the values are discarded; the form calls it itself after a save. */
  onClose: () => void
  title: string
  size?: MantineSize
  children: ReactNode
}

interface Props extends FormDialogProps {
  /** Whether the dialog covers the whole screen. */
  fullScreen?: boolean
}

/** A form in the middle of the screen. It asks before it closes over unsaved values. */
export function FormModal({ onClose, children, ...dialog }: Props) {
  const { t } = useTranslation()
  const { close, question, guarded } = useGuardedClose(dialog.opened, onClose)
  return (
    <>
      {question}
      <Modal {...dialog} onClose={close} closeButtonProps={{ 'aria-label': t('close') }}>
        <SubjectLine />
        {guarded(children)}
      </Modal>
    </>
  )
}
