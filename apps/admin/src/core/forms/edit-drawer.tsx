import { Button, type DrawerProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FormDrawer } from './form-drawer.tsx'

interface EditDrawerProps {
  /** Words of the button, and title of the drawer. */
  title: string
  icon: ReactNode
  /** Whether the button is shown; an open drawer stays open without it. */
  isOffered: boolean
  /** Width of the drawer, for a form that needs more than usual. */
  size?: DrawerProps['size']
  /** The form; it closes the drawer by `close`. */
  children: (close: () => void) => ReactNode
}

/** A small button that opens a form in a drawer. */
export function EditDrawer({ title, icon, isOffered, size, children }: EditDrawerProps) {
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  return (
    <>
      {isOffered ? (
        <Button size="xs" variant="default" leftSection={icon} onClick={() => setEditing(true)}>
          {title}
        </Button>
      ) : null}
      <FormDrawer opened={isEditing} onClose={close} title={title} {...(size && { size })}>
        {children(close)}
      </FormDrawer>
    </>
  )
}
