import type { PlanChange } from '@dvor/contract/housekeeping/rooms.ts'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { useColleagues } from '../tasks/use-colleagues.ts'
import classes from './housekeeping.module.css'
import type { RoomOfDay } from './room-row.tsx'

function usePlan(day: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  return async (rooms: PlanChange['rooms']) => {
    const result = await client.housekeeping.attempt.plan({ day, rooms })
    await cache.invalidateQueries({ queryKey: ['housekeeping-sheet'] })
    if (!result.ok) showFailure(t('housekeeping.notSaved'), result.error)
  }
}

interface Props {
  of: RoomOfDay
  /** Ids of the rooms of the day in their order. */
  order: readonly string[]
}

/** Who cleans a room, until when, and its place in the order of the day. */
export function PlanFields({ of: { row, day }, order }: Props) {
  const { t } = useTranslation()
  const people = useColleagues().filter(({ id, cleans }) => cleans || id === row.plan.cleaner)
  const save = usePlan(day)
  const place = order.indexOf(row.id)
  const move = (by: -1 | 1) => {
    const moved = order.with(place, order[place + by] ?? row.id).with(place + by, row.id)
    void save(moved.map((unit, position) => ({ unit, position })))
  }
  const room = { room: row.code }
  return (
    <div className={classes.plan}>
      <NativeSelect
        size="xs"
        aria-label={t('housekeeping.cleaner', room)}
        value={row.plan.cleaner ?? ''}
        data={[
          { value: '', label: t('housekeeping.nobody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => void save([{ unit: row.id, cleaner: event.currentTarget.value || null }])}
      />
      <TextInput
        key={row.plan.until ?? ''}
        size="xs"
        type="time"
        aria-label={t('housekeeping.until', room)}
        defaultValue={row.plan.until ?? ''}
        onBlur={(event) => {
          const until = event.currentTarget.value || null
          if (until !== row.plan.until) void save([{ unit: row.id, until }])
        }}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('housekeeping.earlier', room)}
        disabled={place <= 0}
        onClick={() => move(-1)}
      >
        <IconArrowUp size={17} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('housekeeping.later', room)}
        disabled={place === order.length - 1}
        onClick={() => move(1)}
      >
        <IconArrowDown size={17} />
      </ActionIcon>
    </div>
  )
}
