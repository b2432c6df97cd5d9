import { Drawer, type MantineSize } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShownByParameter } from '../unsaved/unsaved.ts'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'

interface Props {
  /** The record; null while the drawer is closed. */
  id: string | null
  /** The parameter of the address that names the record. */
  parameter: string
  title: string
  size?: MantineSize
  onClose: () => void
  children: (id: string) => ReactNode
}

/**
 * One record beside its list. It asks before it closes over unsaved values, and `LeaveGuard` before Back, a link or the
 * search does. Another record starts anew, without what was typed for the one before.
 */
export function RecordDrawer({ id, parameter, title, size = 'lg', onClose, children }: Props) {
  const { t } = useTranslation()
  const { close, question, guarded } = useGuardedClose(id !== null, onClose)
  return (
    <>
      {question}
      <Drawer
        opened={id !== null}
        onClose={close}
        position="right"
        size={size}
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <ShownByParameter value={parameter}>
          {guarded(id ? <Fragment key={id}>{children(id)}</Fragment> : null)}
        </ShownByParameter>
      </Drawer>
    </>
  )
}
