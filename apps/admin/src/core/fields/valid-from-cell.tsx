import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import { DateInput } from '@mantine/dates'
import { textOrNull } from './kind-view.ts'
import type { ChangeCell, Row } from './use-rows.ts'

interface Props {
  label: string
  row: Row
  change: ChangeCell
}

/** The first day on which a row is valid; an empty text while there is none. */
export function ValidFromCell({ label, row, change }: Props) {
  return (
    <DateInput
      label={label}
      valueFormat="D. M. YYYY"
      dateParser={parseDay}
      value={textOrNull(row['valid_from'])}
      onChange={(value) => change('valid_from', value ?? '')}
    />
  )
}
