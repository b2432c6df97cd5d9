import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

interface Props {
  label: string
  children: ReactElement
}

/** The label of an entry as a tooltip, for the menu that shows icons only. */
export function NarrowTip({ label, children }: Props) {
  return (
    <Tooltip label={label} position="right" openDelay={200}>
      {children}
    </Tooltip>
  )
}
