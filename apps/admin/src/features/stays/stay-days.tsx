import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { nights } from '@dvor/format/plurals.ts'
import { Button, Group } from '@mantine/core'
import { DateInput, DatePickerInput } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../core/page/sections/fold.tsx'
import classes from '../reservations/reservation.module.css'
import { movedBy, nightsOf, withArrival, type TypedPeriod } from './stay-period.ts'

interface Props {
  period: TypedPeriod
  onChange: (period: TypedPeriod) => void
  /** Whether the stay is booked already: it can be moved by a day. */
  isBooked: boolean
}

const days = { valueFormat: 'D. M. YYYY', dateParser: parseDay } as const

/** Inputs of a stay's days; another arrival keeps its number of nights. */
export function StayDays({ period, onChange, isBooked }: Props) {
  const { t } = useTranslation()
  const { arrival, departure } = period
  const count = nightsOf(period)
  const isPhone = useIsPhone()
  const isInverted = arrival !== null && departure !== null && count === null
  if (isPhone && !isBooked)
    return (
      <>
        <DatePickerInput
          type="range"
          className={classes.wide}
          label={t('reservations.stays.days')}
          placeholder={t('reservations.stays.daysHint')}
          valueFormat="D. M. YYYY"
          description={count === null ? undefined : nights(count)}
          value={[arrival, departure]}
          onChange={([from, to]) => onChange({ arrival: from, departure: to })}
        />
        <Steps
          less={t('reservations.stays.nightLess')}
          more={t('reservations.stays.nightMore')}
          isShortest={count === 1}
          isEmpty={count === null}
          onStep={(step) => onChange({ arrival, departure: departure && addDays(departure, step) })}
        />
      </>
    )
  return (
    <>
      <DateInput
        {...days}
        label={t('reservations.stays.arrival')}
        value={arrival}
        onChange={(value) => onChange(withArrival(period, value))}
      />
      <DateInput
        {...days}
        label={t('reservations.stays.departure')}
        value={departure}
        description={count === null ? undefined : nights(count)}
        error={isInverted ? t('reservations.problems.inverted') : null}
        onChange={(value) => onChange({ arrival, departure: value })}
      />
      {isBooked ? (
        <Steps
          less={t('reservations.stays.dayEarlier')}
          more={t('reservations.stays.dayLater')}
          isEmpty={arrival === null || departure === null}
          onStep={(step) => onChange(movedBy(period, step))}
        />
      ) : null}
    </>
  )
}

interface StepsProps {
  less: string
  more: string
  isShortest?: boolean
  isEmpty: boolean
  onStep: (days: number) => void
}

/** Two buttons that change days by one. */
function Steps({ less, more, isShortest, isEmpty, onStep }: StepsProps) {
  return (
    <Group grow gap="xs" className={classes.wide}>
      <Button
        variant="default"
        disabled={isEmpty || isShortest}
        leftSection={<IconChevronLeft size={16} />}
        onClick={() => onStep(-1)}
      >
        {less}
      </Button>
      <Button
        variant="default"
        disabled={isEmpty}
        rightSection={<IconChevronRight size={16} />}
        onClick={() => onStep(1)}
      >
        {more}
      </Button>
    </Group>
  )
}
