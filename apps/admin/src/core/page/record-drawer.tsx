import { Drawer } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForms, InAddressedDrawer } from '../unsaved/unsaved.ts'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'

interface Props {
  /** The record, from a parameter of the address; null while the drawer is closed. */
  id: string | null
  title: string
  onClose: () => void
  children: (id: string) => ReactNode
}

/**
 * One record beside its list. It asks before it closes over unsaved values, and `LeaveGuard` before Back closes it. Another record starts anew, without what was
 * typed for the one before.
 */
export function RecordDrawer({ id, title, onClose, children }: Props) {
  const { t } = useTranslation()
  const { close, question, forms } = useGuardedClose(onClose)
  return (
    <>
      {question}
      <Drawer
        opened={id !== null}
        onClose={close}
        position="right"
        size="lg"
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <InAddressedDrawer value>
          <DialogForms value={forms}>{id ? <Fragment key={id}>{children(id)}</Fragment> : null}</DialogForms>
        </InAddressedDrawer>
      </Drawer>
    </>
  )
}
