import '@mantine/dates/styles.css'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { endOfDayInstant, startOfDayInstant, todayIn } from '@dvor/format/instants.ts'
import { Stack } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { bounds, setFilter, type FilterProps } from './filter-props.ts'

/** An instant is filtered by whole days of the property's clock. */
function boundOf(field: Field, suffix: (typeof bounds)[number], day: string | null): string {
  if (!day || field.kind === 'day') return day ?? ''
  return (suffix === '_gte' ? startOfDayInstant(day) : endOfDayInstant(day)).toISOString()
}

function shownDay(field: Field, value: string | undefined): string | null {
  if (!value) return null
  return field.kind === 'instant' ? todayIn(value) : value
}

/** From a day to a day, both included. */
export function DayFilter(props: FilterProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      {bounds.map((suffix) => {
        const key = `${props.name}${suffix}`
        return (
          <DateInput
            key={suffix}
            label={t(suffix === '_gte' ? 'list.from' : 'list.to')}
            valueFormat="D. M. YYYY"
            dateParser={parseDay}
            clearable
            popoverProps={{ withinPortal: false }}
            value={shownDay(props.field, props.filters[key]?.[0])}
            onChange={(day) => setFilter(props, key, [boundOf(props.field, suffix, day)])}
          />
        )
      })}
    </Stack>
  )
}
