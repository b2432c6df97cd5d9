import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Heads of the columns; the last one is of amounts. */
  heads: readonly string[]
  /** Rows. */
  children: ReactNode
}

/** A table of the simulator; it scrolls within itself where it is too wide. */
export function SimulationTable({ heads, children }: Props) {
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, index) => (
              <Table.Th key={head} ta={index === heads.length - 1 ? 'right' : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
