import type { ChartStay, ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../../core/forms/form-modal.tsx'
import { usePendingPress } from '../../../core/forms/use-pending-press.ts'
import { isSame } from '../../../core/forms/versions/edited-parts.ts'
import { UnsavedValues } from '../../../core/unsaved/unsaved.ts'
import { offerUndo } from '../../../core/undo/offer-undo.tsx'
import { PackageNote } from '../../reservations/difference-note.tsx'
import { PriceLines } from '../../reservations/price-lines.tsx'
import { ProblemNote } from '../../../core/page/problem-note.tsx'
import { NightsQuestion } from '../../stays/nights-question.tsx'
import { ServicesOutside } from '../../stays/services-outside.tsx'
import { StayDays } from '../../stays/stay-days.tsx'
import { UnitSelect } from '../../stays/unit-select.tsx'
import { useAvailability } from '../../stays/use-free-units.ts'
import { otherNights } from '../../stays/stay-period.ts'
import classes from './dialogs.module.css'
import { differenceText } from './difference-text.ts'
import { SwapOffer } from './swap-offer.tsx'
import { swapPartner } from '../model/swap-partner.ts'
import { guestText, periodAndNights } from '../model/chart-text.ts'
import type { Placement } from '../model/gesture.ts'
import { useMove } from './use-move.ts'

interface Props {
  stay: ChartStay
  units: readonly ChartUnit[]
  /** Stays on the chart, of which one may swap its unit. */
  stays: readonly ChartStay[]
  placement: Placement
  onPlace: (placement: Placement) => void
  onClose: (placement?: Placement) => void
}

/** Dialog to move a stay after showing the change of the price; also used without dragging. */
export function MoveDialog({ stay, units, stays, placement, onPlace, onClose }: Props) {
  const { t } = useTranslation()
  const move = useMove(stay, placement)
  const [first] = useState(placement)
  const length = otherNights(stay, placement)
  const partner = swapPartner(stay, placement, stays)
  const keep = async () => {
    const moved = await move.keep()
    if (!moved) return
    offerUndo(t('chart.move.done'), moved)
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
      <PlaceFields stay={stay} units={units} placement={placement} onPlace={onPlace} party={move.party} />
      {move.isGroup ? (
        <Checkbox
          my="sm"
          label={t('chart.move.all', { rooms: move.rooms })}
          checked={move.movesAll}
          onChange={(event) => move.setMovesAll(event.currentTarget.checked)}
        />
      ) : null}
      <NightsQuestion changes={length ? [length] : []} />
      <Outcome move={move} />
      {partner && move.problem ? (
        <SwapOffer stay={stay} partner={partner} onDone={() => onClose(placement)} />
      ) : null}
      <Ways
        move={move}
        keepLabel={t(length ? 'reservations.stays.keepNights' : 'reservations.stays.keep')}
        onKeep={() => void keep()}
        onLeave={() => onClose()}
      />
    </FormModal>
  )
}

interface WaysProps {
  move: ReturnType<typeof useMove>
  keepLabel: string
  onKeep: () => void
  onLeave: () => void
}

/** A press of the second button is carried out once the price is known, unless that asks for a decision. */
const awaitedOf = ({ change, isConfirming, problem }: ReturnType<typeof useMove>) => {
  if (problem !== null) return 'refused'
  if (isConfirming || !change) return 'computed'
  return change.services_outside.length > 0 || change.package_change ? 'refused' : 'ready'
}

/** Leaves the stay or moves it. */
function Ways({ move, keepLabel, onKeep, onLeave }: WaysProps) {
  const { t } = useTranslation()
  const leave = useRef<HTMLButtonElement>(null)
  const { isElsewhere, isBusy, problem } = move
  const pending = usePendingPress(awaitedOf(move), onKeep)
  const canKeep = isElsewhere && problem === null
  // A button that can no longer be pressed has lost the focus.
  useEffect(() => {
    if (problem !== null && document.activeElement === document.body) leave.current?.focus()
  }, [problem])
  return (
    <Group justify="flex-end" mt="lg">
      <Button ref={leave} variant="default" data-autofocus={!canKeep || undefined} onClick={onLeave}>
        {t('chart.move.leave')}
      </Button>
      <Button
        loading={isBusy || pending.isPressed}
        disabled={!canKeep}
        data-autofocus={canKeep || undefined}
        onClick={move.change && !move.isConfirming ? onKeep : pending.press}
      >
        {keepLabel}
      </Button>
    </Group>
  )
}

interface PlaceProps extends Pick<Props, 'stay' | 'units' | 'placement' | 'onPlace'> {
  party: ReturnType<typeof useMove>['party']
}

function PlaceFields({ stay, units, placement, onPlace, party }: PlaceProps) {
  const { adults = 0, children_ages: ages = [] } = party ?? {}
  const search = { ...placement, adults, children: ages.join(', ') }
  const availability = useAvailability(search, { reservation: stay.reservation })
  return (
    <div className={classes.placeFields}>
      <UnitSelect
        units={units}
        found={availability}
        value={placement.unit}
        onChange={(unit) => onPlace({ ...placement, unit })}
      />
      <StayDays
        period={placement}
        isBooked
        onChange={({ arrival, departure }) =>
          arrival && departure && onPlace({ ...placement, arrival, departure })
        }
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
