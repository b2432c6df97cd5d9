import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'

export interface Period {
  from: string
  to: string
}

interface Props {
  period: Period
  onChange: (period: Period) => void
}

/** Inputs of a period: two days, both included. */
export function PeriodFields({ period, onChange }: Props) {
  const { t } = useTranslation()
  const input = (key: keyof Period) => ({
    label: t(`register.${key}`),
    valueFormat: 'D. M. YYYY',
    dateParser: parseDay,
    value: period[key],
    w: 150,
    onChange: (value: string | null) => {
      if (value) onChange({ ...period, [key]: value })
    },
  })
  return (
    <>
      <DateInput {...input('from')} />
      <DateInput {...input('to')} />
    </>
  )
}
