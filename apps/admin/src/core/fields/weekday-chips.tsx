import { weekdayName, weekdayShort } from '@dvor/format/names.ts'
import { Chip, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './weekday-chips.module.css'

/** Weekdays in ISO 8601 order, Monday first. */
const week = [1, 2, 3, 4, 5, 6, 7]

interface Props {
  label: string
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  /** Numbers of the chosen days, as strings. */
  chosen: readonly string[]
  onChange: (days: string[]) => void
  className?: string | undefined
}

/** The seven weekdays as toggle buttons in one row. */
export function WeekdayChips({ label, help, error, disabled, chosen, onChange, className }: Props) {
  return (
    <Input.Wrapper className={className} label={label} description={help} error={error} labelElement="div">
      <Chip.Group multiple value={[...chosen]} onChange={onChange}>
        <fieldset className={classes.week} aria-label={label}>
          {week.map((weekday) => (
            <Chip
              key={weekday}
              value={String(weekday)}
              disabled={disabled}
              variant="filled"
              classNames={{ label: classes.day, iconWrapper: classes.icon }}
              aria-label={weekdayName(weekday)}
            >
              {weekdayShort(weekday)}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
    </Input.Wrapper>
  )
}
