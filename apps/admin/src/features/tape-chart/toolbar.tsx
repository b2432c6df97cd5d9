import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { days as daysText } from '@dvor/format/plurals.ts'
import { ActionIcon, Button, SegmentedControl, Switch } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './board/chart.module.css'
import { startFor, stepped, viewLengths, type View } from './model/view.ts'

interface Props {
  view: View
  today: Day
  onChange: (view: View) => void
  onHelp: () => void
}

/** Toolbar of the board: window, length of the view, and prices. */
export function Toolbar({ view, today, onChange, onHelp }: Props) {
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
      <Switch
        size="sm"
        label={t('chart.prices')}
        checked={view.withPrices}
        onChange={(event) => onChange({ ...view, withPrices: event.currentTarget.checked })}
      />
      <ActionIcon
        className={classes.keysButton}
        size="lg"
        variant="subtle"
        color="gray"
        aria-label={t('chart.keys')}
        title={t('chart.keys')}
        onClick={onHelp}
      >
        <IconKeyboard size={20} />
      </ActionIcon>
    </div>
  )
}

/** Buttons: earlier, today, later. */
function Steps({ view, today, onChange }: Omit<Props, 'onHelp'>) {
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
