import { parseDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { days as daysText } from '@dvor/format/plurals.ts'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '@mantine/dates/styles.css'
import { startFor, stepped, viewLengths, type View } from './view.ts'
import classes from './day-grid.module.css'

interface Props {
  view: View
  today: Day
  onChange: (view: View) => void
  /** Further controls of the screen. */
  children?: ReactNode
}

/** Toolbar of a screen with days across: the window, its length, and the screen's own controls. */
export function Toolbar({ view, today, onChange, children }: Props) {
  const { t } = useTranslation()
  const goTo = (day: Day) => onChange({ ...view, from: startFor(day) })
  const lengths = viewLengths.map((days) => ({ value: String(days), label: daysText(days) }))
  const setLength = (value: string) => {
    const days = viewLengths.find((length) => String(length) === value)
    if (days) onChange({ ...view, days })
  }
  return (
    <div className={classes.toolbar}>
      <Steps view={view} today={today} onChange={onChange} />
      <DateInput
        aria-label={t('chart.jump')}
        placeholder={t('chart.jump')}
        size="xs"
        w={150}
        classNames={{ input: classes.jump }}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={null}
        onChange={(day) => day && goTo(day)}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('chart.length')}
        data={lengths}
        value={String(view.days)}
        onChange={setLength}
      />
      {children}
    </div>
  )
}

/** Buttons: earlier, today, later. */
function Steps({ view, today, onChange }: Omit<Props, 'children'>) {
  const { t } = useTranslation()
  return (
    <ActionIcon.Group>
      <ActionIcon
        size="lg"
        variant="default"
        aria-label={t('chart.previous')}
        title={t('chart.previous')}
        onClick={() => onChange(stepped(view, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Button
        variant="default"
        size="compact-md"
        h={34}
        onClick={() => onChange({ ...view, from: startFor(today) })}
      >
        {t('chart.today')}
      </Button>
      <ActionIcon
        size="lg"
        variant="default"
        aria-label={t('chart.next')}
        title={t('chart.next')}
        onClick={() => onChange(stepped(view, 1))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </ActionIcon.Group>
  )
}
