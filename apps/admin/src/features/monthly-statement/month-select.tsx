import { addMonths, startOfMonth } from '@dvor/format/days.ts'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useToday } from '../../core/property/use-today.ts'
import { monthsBack, monthTitle } from '../invoices/months.ts'

const offeredMonths = 36

/** The month (`2027-03`) of a report: the last whole one until another is chosen. */
export function useMonth() {
  const today = useToday()
  const [chosen, setMonth] = useState<string | null>(null)
  return { month: (chosen ?? addMonths(startOfMonth(today), -1)).slice(0, 7), setMonth }
}

interface Props extends ReturnType<typeof useMonth> {
  label: string
}

/** Chooses the month of a report. */
export function MonthSelect({ label, month, setMonth }: Props) {
  const months = monthsBack(useToday(), offeredMonths)
  return (
    <Select
      label={label}
      maw={260}
      mb="md"
      allowDeselect={false}
      value={`${month}-01`}
      onChange={setMonth}
      data={months.map((value) => ({ value, label: monthTitle(value) }))}
    />
  )
}
