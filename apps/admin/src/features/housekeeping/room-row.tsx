import { isFinished } from '@dvor/booking/reservation/states.ts'
import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import type { HousekeepingUnit } from '@dvor/contract/insight/day-sheets.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { GuestLink, GuestNotes, partyWithAges } from '../day-sheets/guests.tsx'
import { DefectDrawer } from './defect-drawer.tsx'
import classes from './housekeeping.module.css'
import { MinibarDrawer } from './minibar-drawer.tsx'
import { NoteDrawer } from './note-drawer.tsx'
import { PlanFields } from './plan-fields.tsx'
import { RoomActions } from './room-actions.tsx'
import { StateBadge } from './state-badge.tsx'

/** A room with its work on a day. */
export interface RoomOfDay {
  day: string
  row: HousekeepingUnit
}

interface Props {
  of: RoomOfDay
  /** As it is now; absent on other days than today. */
  room: RoomNow | undefined
  /** Ids of the rooms of the day in their order. */
  order: readonly string[]
}

/** One room of a day: what to do there, for whom, who does it, and its state with the next step. */
export function RoomRow({ of, room, order }: Props) {
  const may = useMay()
  const { t } = useTranslation()
  const [open, setOpen] = useState<'defect' | 'note' | 'minibar' | null>(null)
  const close = () => setOpen(null)
  const { code, title, plan } = of.row
  return (
    <li className={classes.room} data-state={room?.state}>
      <div className={classes.name}>
        <strong>{code}</strong> <span>{title}</span>
      </div>
      <Work row={of.row} />
      <Guests row={of.row} />
      <div className={classes.who}>
        {may('housekeeping.plan') ? <PlanFields of={of} order={order} /> : null}
        <span className={may('housekeeping.plan') ? classes.onPaper : undefined}>
          {[plan.cleaner_name, plan.until && t('housekeeping.untilTime', { time: formatTime(plan.until) })]
            .filter(Boolean)
            .join(', ')}
        </span>
        {plan.note ? <p className={classes.note}>{plan.note}</p> : null}
      </div>
      {room ? (
        <div className={classes.now}>
          <StateBadge room={room} />
          <RoomActions
            room={room}
            code={code}
            onDefect={() => setOpen('defect')}
            onNote={() => setOpen('note')}
            onMinibar={() => setOpen('minibar')}
          />
        </div>
      ) : null}
      {open === 'defect' ? <DefectDrawer of={of} onClose={close} /> : null}
      {open === 'minibar' ? <MinibarDrawer of={of} onClose={close} /> : null}
      {open === 'note' ? <NoteDrawer of={of} onClose={close} /> : null}
    </li>
  )
}

function Work({ row: { work, departing, arriving } }: { row: HousekeepingUnit }) {
  const { t } = useTranslation()
  const { kind, linen, cots } = work
  return (
    <div>
      <b data-work={kind}>{t(`housekeeping.${kind}`)}</b>
      {departing ? (
        <div>{t(isFinished(departing.state) ? 'housekeeping.gone' : 'housekeeping.stillHere')}</div>
      ) : null}
      {arriving ? (
        <div>
          {arriving.arrival_time
            ? t('housekeeping.arrivesAt', { time: formatTime(arriving.arrival_time) })
            : t('housekeeping.arrives')}
        </div>
      ) : null}
      {linen ? <div>{t('housekeeping.linen')}</div> : null}
      {cots.bring > 0 ? <div>{t('housekeeping.cotsIn', { count: cots.bring })}</div> : null}
      {cots.remove > 0 ? <div>{t('housekeeping.cotsOut', { count: cots.remove })}</div> : null}
    </div>
  )
}

function Guests({ row: { arriving, staying, departing, next, beds } }: { row: HousekeepingUnit }) {
  const { t } = useTranslation()
  const may = useMay()
  const guests = arriving ?? staying
  const named = guests ?? departing
  return (
    <div>
      {guests ? <div>{partyWithAges(guests)}</div> : null}
      {guests && guests.listed > 0 ? <div>{t('housekeeping.listed', { count: guests.listed })}</div> : null}
      {staying ? <div>{t('housekeeping.staysUntil', { day: formatDay(staying.departure) })}</div> : null}
      {guests ? null : (
        <small>
          {next
            ? t('sheets.next', { day: formatDay(next.arrival), who: partyWithAges(next) })
            : t('sheets.noNext')}
        </small>
      )}
      {beds ? <div className={classes.soft}>{beds}</div> : null}
      {guests?.services.map(({ title, quantity }) => (
        <div key={title}>
          {title} {quantity}×
        </div>
      ))}
      {named && may('reservations.read') ? <GuestLink guests={named} /> : null}
      {guests && may('reservations.read') ? <small>{guests.listed_names.join(', ')}</small> : null}
      {guests ? <GuestNotes guests={guests} /> : null}
    </div>
  )
}
