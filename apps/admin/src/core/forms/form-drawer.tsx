import { Drawer, type DrawerProps } from '@mantine/core'
import { SubjectLine } from '../page/dialog-subject.tsx'
import { useTranslation } from 'react-i18next'
import type { FormDialogProps } from './form-modal.tsx'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'

interface Props extends Omit<FormDialogProps, 'size'>, Pick<DrawerProps, 'size' | 'position'> {}

/** A form beside the page, or at its bottom. It asks before it closes over unsaved values; a click beside it does nothing. */
export function FormDrawer({ onClose, children, size = 'lg', position = 'right', ...dialog }: Props) {
  const { t } = useTranslation()
  const { close, question, guarded } = useGuardedClose(dialog.opened, onClose)
  return (
    <>
      {question}
      <Drawer
        {...dialog}
        size={size}
        onClose={close}
        position={position}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <SubjectLine />
        {guarded(children)}
      </Drawer>
    </>
  )
}
