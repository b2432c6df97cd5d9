import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FormDialogProps } from './form-modal.tsx'
import { DialogForms } from '../unsaved/unsaved.ts'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'

/** A form beside the page. It asks before it closes over unsaved values; a click beside it does nothing. */
export function FormDrawer({ onClose, children, size = 'lg', ...dialog }: FormDialogProps) {
  const { t } = useTranslation()
  const { close, question, forms } = useGuardedClose(onClose)
  return (
    <>
      {question}
      <Drawer
        {...dialog}
        size={size}
        onClose={close}
        position="right"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <DialogForms value={forms}>{children}</DialogForms>
      </Drawer>
    </>
  )
}
