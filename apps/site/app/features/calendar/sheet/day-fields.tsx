import { addDays, isDay, type Day } from '@dvor/format/days.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { useRef, useState, type ComponentProps, type ComponentType } from 'react'
import type { PickedDays } from '../range-calendar.tsx'
import { OpenSheet, type SheetProps } from './open-sheet.tsx'
import classes from './day-fields.module.css'

type Field = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'ref' | 'onChange'>

interface DayFieldsProps {
  /** The field of the first day, and of the last one. */
  fields: readonly [first: Field, last: Field]
  /** The first day that can be chosen. */
  first: Day
  /** The fewest days between the two. */
  least: 0 | 1
  /** Name of the button that opens the sheet. */
  label: string
  load: () => Promise<ComponentType<SheetProps<PickedDays | null>>>
}

/**
 * A first and a last day: the browser's own date fields, which need no script, filled in by a sheet with a calendar
 * where scripts run (decision 8).
 */
export function DayFields({ fields: [from, to], first, least, label, load }: DayFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [begin, setBegin] = useState(String(from.defaultValue ?? ''))
  const write = (days: PickedDays | null) => {
    const [one, other] = place.current?.querySelectorAll('input') ?? []
    if (one) one.value = days?.from ?? ''
    if (other) other.value = days?.to ?? ''
    setBegin(days?.from ?? '')
  }
  return (
    <div ref={place} className={classes.days}>
      <TextField
        {...from}
        type="date"
        data-awaits-script
        min={first}
        onChange={(event) => setBegin(event.currentTarget.value)}
      />
      <TextField
        {...to}
        type="date"
        data-awaits-script
        min={addDays(isDay(begin) && begin > first ? begin : first, least)}
      />
      <OpenSheet first={first} label={label} className={classes.open} load={load} onValues={write} />
    </div>
  )
}
