import { Button, Drawer } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface EditDrawerProps {
  /** Words of the button, and title of the drawer. */
  title: string
  icon: ReactNode
  /** Whether the button is shown; an open drawer stays open without it. */
  isOffered: boolean
  /** The form; it closes the drawer by `close`. */
  children: (close: () => void) => ReactNode
}

/** A small button that opens a form in a drawer. A click beside the drawer does not close it. */
export function EditDrawer({ title, icon, isOffered, children }: EditDrawerProps) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  return (
    <>
      {isOffered ? (
        <Button size="xs" variant="default" leftSection={icon} onClick={() => setEditing(true)}>
          {title}
        </Button>
      ) : null}
      <Drawer
        opened={isEditing}
        onClose={close}
        position="right"
        size="lg"
        closeOnClickOutside={false}
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children(close)}
      </Drawer>
    </>
  )
}
