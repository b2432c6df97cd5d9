import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

interface Props {
  label: string
  children: ReactElement
}

/** The words of an entry beside its icon, where the menu shows icons alone. */
export function NarrowTip({ label, children }: Props) {
  return (
    <Tooltip label={label} position="right" openDelay={200}>
      {children}
    </Tooltip>
  )
}
