import { formatTime } from '@dvor/format/instants.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './services.module.css'
import { hoursShown, placeDay, type PlacedSlot, type Slot } from './week-layout.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

interface Props {
  slots: readonly Slot[]
  onOpen: (slot: Slot) => void
  onAdd: (weekday: number) => void
}

/** Weekly slots of a service, days across and hours down; on a phone one day below the other. */
export function WeekGrid({ slots, onOpen, onAdd }: Props) {
  const { first, last } = hoursShown(slots)
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  return (
    <div className={classes.week} style={{ '--hours': hours.length } as CSSProperties}>
      <div className={classes.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      <ul className={classes.days}>
        {week.map((weekday) => (
          <li key={weekday} className={classes.day}>
            <DayHead weekday={weekday} onAdd={() => onAdd(weekday)} />
            <DaySlots placed={placeDay(slots, weekday)} start={first * 60} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DayHead({ weekday, onAdd }: { weekday: number; onAdd: () => void }) {
  const { t } = useTranslation()
  const name = weekdayName(weekday)
  return (
    <div className={classes.dayHead}>
      <h3>{name}</h3>
      <ActionIcon variant="subtle" aria-label={t('slots.addOn', { day: name })} onClick={onAdd}>
        <IconPlus size={16} />
      </ActionIcon>
    </div>
  )
}

interface DaySlotsProps {
  placed: readonly PlacedSlot[]
  /** Time at the upper edge, in minutes from midnight. */
  start: number
  onOpen: (slot: Slot) => void
}

function DaySlots({ placed, start, onOpen }: DaySlotsProps) {
  const { t } = useTranslation()
  if (placed.length === 0)
    return (
      <div className={classes.column}>
        <span className={classes.emptyDay}>{t('slots.emptyDay')}</span>
      </div>
    )
  return (
    <ul className={classes.column}>
      {placed.map((one) => (
        <li key={one.slot.id} className={classes.place} style={placeOf(one, start)}>
          <SlotButton slot={one.slot} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

const placeOf = ({ from, to, lane, lanes }: PlacedSlot, start: number): CSSProperties =>
  ({
    '--from': (from - start) / 60,
    '--length': (to - from) / 60,
    '--lane': lane,
    '--lanes': lanes,
  }) as CSSProperties

function SlotButton({ slot, onOpen }: { slot: Slot; onOpen: (slot: Slot) => void }) {
  const { t } = useTranslation()
  const time = `${formatTime(slot.time_from)} – ${formatTime(slot.time_to)}`
  const places = countOf(slot.capacity, 'place')
  return (
    <button
      type="button"
      className={classes.slot}
      data-off={slot.active ? undefined : true}
      title={`${time} · ${places}`}
      onClick={() => onOpen(slot)}
    >
      <span className={classes.slotTime}>{time}</span>
      <span className={classes.slotPlaces}>
        {places}
        {slot.active ? null : <VisuallyHidden>, {t('slots.off')}</VisuallyHidden>}
      </span>
    </button>
  )
}
