import { awaits } from '@dvor/booking/reservation/states.ts'
import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { formatTime, timeIn } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { Button, Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconArrowsMove, IconDoorEnter, IconFlag, IconSwitchVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../core/page/screen-link.tsx'
import { FactList } from '../../../core/records/fact-list.tsx'
import { phoneLink } from '../../reservations/phone-link.ts'
import { reservationPath } from '../../reservations/list-cells.tsx'
import { transitionLabel } from '../../transitions/transitions.ts'
import { PaymentBadge, StateBadge } from '../../reservations/state-badge.tsx'
import classes from './dialogs.module.css'
import { guestText, periodAndNights } from '../model/chart-text.ts'
import type { Anchor } from '../model/task.ts'
import { useMay } from '../../../core/client/person.ts'

interface Props {
  stay: ChartStay
  unitTitle: string
  anchor: Anchor
  /** Null where the stay cannot be moved, or not by this person. */
  onMove: (() => void) | null
  /** The same for a swap of its unit with another stay. */
  onSwap: (() => void) | null
  /** Null while the guests cannot be checked in, or not by this person. */
  onCheckIn: (() => void) | null
  onClose: () => void
}

/** Card of a stay with its data and actions. */
export function StayCard({ stay, unitTitle, anchor, onMove, onSwap, onCheckIn, onClose }: Props) {
  const { t } = useTranslation()
  const { left, top, width, height } = anchor
  // Also before the focus has come into the card.
  useWindowEvent('keydown', ({ key }) => (key === 'Escape' ? onClose() : undefined))
  return (
    <Popover
      opened
      closeOnEscape={false}
      onDismiss={onClose}
      onClose={onClose}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      width={310}
      position="bottom-start"
      // Over its bar where a low screen has room neither below nor above it: scrolling does not move the card.
      middlewares={{ shift: { crossAxis: true } }}
    >
      <Popover.Target>
        <span aria-hidden className={classes.anchor} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown aria-label={guestText(stay)}>
        <div className={classes.card}>
          <strong>{guestText(stay)}</strong>
          <span className={classes.badges}>
            <StateBadge state={stay.state} />
            <PaymentBadge of={stay} />
          </span>
          <StayFacts stay={stay} unitTitle={unitTitle} />
          {stay.attention ? (
            <p className={classes.cardFlag}>
              <IconFlag size={15} aria-hidden /> {stay.attention}
            </p>
          ) : null}
          {onCheckIn ? (
            <Button leftSection={<IconDoorEnter size={16} />} onClick={onCheckIn}>
              {transitionLabel(stay, 'checked_in')}
            </Button>
          ) : null}
          <Button
            component={ScreenLink}
            variant={onCheckIn ? 'default' : 'filled'}
            to={reservationPath(stay.reservation)}
            data-autofocus
          >
            {t('chart.card.open')}
          </Button>
          {awaits(stay.state, 'order') ? (
            <Button component={ScreenLink} variant="default" to={bookingPath(stay)}>
              {t('chart.card.bookHeld')}
            </Button>
          ) : null}
          <Moves onMove={onMove} onSwap={onSwap} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Buttons to move a stay, and to swap its unit. */
function Moves({ onMove, onSwap }: Pick<Props, 'onMove' | 'onSwap'>) {
  const { t } = useTranslation()
  return (
    <>
      {onMove ? (
        <Button variant="default" leftSection={<IconArrowsMove size={16} />} onClick={onMove}>
          {t('chart.card.move')}
        </Button>
      ) : null}
      {onSwap ? (
        <Button variant="default" leftSection={<IconSwitchVertical size={16} />} onClick={onSwap}>
          {t('chart.card.swap')}
        </Button>
      ) : null}
    </>
  )
}

/** Button to book the nights of a guest's hold. */
const bookingPath = ({ accommodation_unit, arrival, departure }: ChartStay) =>
  `/reservations/add?${new URLSearchParams({ arrival, departure, unit: accommodation_unit })}`

function StayFacts({ stay, unitTitle }: Pick<Props, 'stay' | 'unitTitle'>) {
  const { t } = useTranslation()
  const mayCount = useMay()('money.read')
  const phone = stay.guest_phone
  const facts = [
    [
      t('chart.card.phone'),
      phone && (
        <a key="phone" href={phoneLink(phone)}>
          {phone}
        </a>
      ),
    ],
    [t('chart.card.number'), stay.number],
    [t('chart.card.unit'), unitTitle],
    [t('chart.card.days'), periodAndNights(stay)],
    [t('chart.card.party'), partyText(stay.adults, stay.children)],
    [t('chart.card.heldUntil'), stay.hold_expires_at ? formatTime(timeIn(stay.hold_expires_at)) : null],
    [t('chart.card.total'), mayCount && formatMoney(stay.total)],
    [t('chart.card.due'), mayCount && stay.due > 0 ? formatMoney(stay.due) : null],
    [t('chart.card.note'), stay.note],
    [t('chart.card.internal'), stay.internal_note],
  ] as const
  return <FactList facts={facts} className={classes.facts} />
}
