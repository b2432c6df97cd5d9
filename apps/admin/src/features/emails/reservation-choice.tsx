import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useList } from '../../core/records/use-list.ts'

interface Props {
  value: string | null
  onChange: (id: string | null) => void
}

const offered = 20

/** Choice of the reservation for the preview; the latest one by default. */
export function ReservationChoice({ value, onChange }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.split(' · ')[0]?.trim() ?? '', 250)
  const { data = [] } = useList(reservations, {
    number_null: 'false',
    _sort: 'createdAt:DESC',
    _limit: offered,
    ...(search ? { _q: search } : {}),
  })
  return (
    <Select
      label={t('emails.with')}
      placeholder={t('emails.latest')}
      searchable
      clearable
      value={value}
      onChange={onChange}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={data.map(({ id, number, guest_name, arrival, departure }) => ({
        value: id,
        label: [number, guest_name, arrival && departure ? formatDayRange(arrival, departure) : null]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}
