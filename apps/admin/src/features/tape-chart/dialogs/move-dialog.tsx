import '@mantine/dates/styles.css'
import type { ChartStay, ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group, Select, Text } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../../core/forms/form-modal.tsx'
import { isSame } from '../../../core/forms/versions/edited-parts.ts'
import { UnsavedValues } from '../../../core/unsaved/unsaved.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import { showSuccess } from '../../../core/client/toasts.ts'
import { PackageNote } from '../../reservations/difference-note.tsx'
import { PriceLines } from '../../reservations/price-lines.tsx'
import { ProblemNote } from '../../../core/page/problem-note.tsx'
import { ServicesOutside } from '../../stays/services-outside.tsx'
import classes from './dialogs.module.css'
import { guestText, periodAndNights } from '../model/chart-text.ts'
import type { Placement } from '../model/gesture.ts'
import { useMove } from './use-move.ts'

interface Props {
  stay: ChartStay
  units: readonly ChartUnit[]
  placement: Placement
  onPlace: (placement: Placement) => void
  onClose: (kept?: Placement) => void
}

/** Dialog to move a stay after showing the change of the price; also used without dragging. */
export function MoveDialog({ stay, units, placement, onPlace, onClose }: Props) {
  const { t } = useTranslation()
  const move = useMove(stay, placement)
  const [first] = useState(placement)
  const keep = async () => {
    if (!(await move.keep())) return
    showSuccess(t('chart.move.done'))
    onClose(placement)
  }
  return (
    <FormModal opened onClose={() => onClose()} title={t('chart.move.title')}>
      <UnsavedValues isDirty={!isSame(placement, first) || move.removed.length > 0} isSaving={move.isBusy} />
      <Text c="dimmed" size="sm" mb="sm">
        {t('chart.move.guest', {
          guest: guestText(stay),
          unit: units.find(({ id }) => id === stay.accommodation_unit)?.title ?? '',
          days: periodAndNights(stay),
        })}
      </Text>
      <PlaceFields units={units} placement={placement} onPlace={onPlace} />
      <Outcome move={move} />
      <Ways move={move} onKeep={() => void keep()} onLeave={() => onClose()} />
    </FormModal>
  )
}

interface WaysProps {
  move: ReturnType<typeof useMove>
  onKeep: () => void
  onLeave: () => void
}

/** Leaves the stay or moves it. The second button takes the focus from the first once the price is known. */
function Ways({ move: { change, isConfirming, isBusy, problem }, onKeep, onLeave }: WaysProps) {
  const { t } = useTranslation()
  const leave = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const canKeep = change !== null && !isConfirming && problem === null
  useEffect(() => {
    if (canKeep && document.activeElement === leave.current) keep.current?.focus()
  }, [canKeep])
  return (
    <Group justify="flex-end" mt="lg">
      <Button ref={leave} variant="default" data-autofocus onClick={onLeave}>
        {t('chart.move.leave')}
      </Button>
      <Button ref={keep} loading={isBusy} disabled={!canKeep} onClick={onKeep}>
        {t('chart.move.keep')}
      </Button>
    </Group>
  )
}

function PlaceFields({ units, placement, onPlace }: Pick<Props, 'units' | 'placement' | 'onPlace'>) {
  const { t } = useTranslation()
  const { unit, arrival, departure } = placement
  const days = { valueFormat: 'D. M. YYYY', dateParser: parseDay } as const
  const isInverted = departure <= arrival
  return (
    <div className={classes.placeFields}>
      <Select
        className={classes.wide}
        label={t('chart.move.unit')}
        data={units.map(({ id, title, code }) => ({ value: id, label: `${title} (${code})` }))}
        searchable
        allowDeselect={false}
        value={unit}
        onChange={(chosen) => chosen && onPlace({ ...placement, unit: chosen })}
      />
      <DateInput
        {...days}
        label={t('chart.move.arrival')}
        value={arrival}
        onChange={(day) => day && onPlace({ ...placement, arrival: day })}
      />
      <DateInput
        {...days}
        label={t('chart.move.departure')}
        value={departure}
        error={isInverted ? t('reservations.problems.inverted') : null}
        onChange={(day) => day && onPlace({ ...placement, departure: day })}
      />
    </div>
  )
}

function Outcome({ move }: { move: ReturnType<typeof useMove> }) {
  const { t } = useTranslation()
  const { change, problem, isConfirming, isElsewhere } = move
  return (
    <output className={classes.outcome} aria-busy={isConfirming}>
      <ProblemNote problem={problem} />
      {!isElsewhere ? <Text c="dimmed">{t('chart.move.unchanged')}</Text> : null}
      {isConfirming && !change ? <Text c="dimmed">{t('chart.move.asking')}</Text> : null}
      {change && !problem ? (
        <>
          <Text fw={600} size="lg">
            {differenceText(change.difference)}
          </Text>
          <Text size="sm" c="dimmed" mb="xs">
            {t('chart.move.was', {
              before: formatMoney(change.before),
              after: formatMoney(change.price.total),
            })}{' '}
            {move.hasEmail ? t('reservations.stays.mailed') : null}
          </Text>
          <PackageNote change={change.package_change} />
          <PriceLines price={change.price} />
          <ServicesOutside services={change.services_outside} removed={move.removed} onChange={move.remove} />
        </>
      ) : null}
    </output>
  )
}

function differenceText(difference: number): string {
  const amount = formatMoney(Math.abs(difference))
  if (difference === 0) return i18n.t('chart.move.same')
  return i18n.t(difference > 0 ? 'chart.move.more' : 'chart.move.less', { amount })
}
