import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../reservations/reservation.module.css'
import { goneText, unitNote } from './unit-option.ts'

interface Props {
  units: readonly { id: string; title: string; code: string }[]
  /** Availability by unit; empty while it is unknown. */
  found: ReadonlyMap<string, UnitAvailability>
  value: string | null
  onChange: (unit: string) => void
}

/** Choice of a unit: each says whether it is free, and what it costs. */
export function UnitSelect({ units, found, value, onChange }: Props) {
  const { t } = useTranslation()
  const data = units.map(({ id, title, code }) => ({
    value: id,
    label: [`${title} (${code})`, unitNote(found.get(id))].filter(Boolean).join(' – '),
  }))
  return (
    <Select
      className={classes.wide}
      label={t('reservations.stays.unit')}
      data={data}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('fields.nothingFound')}
      error={goneText(found.get(value ?? '')) || null}
      value={value}
      onChange={(unit) => unit && onChange(unit)}
    />
  )
}
