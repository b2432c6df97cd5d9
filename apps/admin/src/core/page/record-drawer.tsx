import { Drawer } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** The record; null while the drawer is closed. */
  id: string | null
  title: string
  onClose: () => void
  children: (id: string) => ReactNode
}

/** One record beside its list. Another record starts anew, without what was typed for the one before. */
export function RecordDrawer({ id, title, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {id ? <Fragment key={id}>{children(id)}</Fragment> : null}
    </Drawer>
  )
}
