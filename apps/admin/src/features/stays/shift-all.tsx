import { addDays } from '@dvor/format/days.ts'
import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StayDraft } from './stay-draft.ts'

interface Props {
  drafts: readonly StayDraft[]
  onChange: (drafts: readonly StayDraft[]) => void
}

/** Moves all rooms of a group by a number of days, later or (below zero) sooner. */
export function ShiftAll({ drafts, onChange }: Props) {
  const { t } = useTranslation()
  const [days, setDays] = useState<number | string>(1)
  const count = Number(days)
  const moved = (day: string | null) => (day ? addDays(day, count) : null)
  const shift = () =>
    onChange(
      drafts.map((draft) => ({
        ...draft,
        arrival: moved(draft.arrival),
        departure: moved(draft.departure),
      })),
    )
  return (
    <Group align="end" gap="xs">
      <NumberInput
        label={t('reservations.stays.shiftDays')}
        description={t('reservations.stays.shiftHint')}
        w={210}
        allowDecimal={false}
        min={-366}
        max={366}
        value={days}
        onChange={setDays}
      />
      <Button variant="default" disabled={!Number.isInteger(count) || count === 0} onClick={shift}>
        {t('reservations.stays.shift')}
      </Button>
    </Group>
  )
}
