import { awaits } from '@dvor/booking/reservation/states.ts'
import type { KitchenRow, UnitGuests } from '@dvor/contract/insight/day-sheets.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { i18n } from '../../core/texts/i18n.ts'
import { reservationPath } from '../reservations/list-cells.tsx'
import classes from './sheets.module.css'
import { useMay } from '../../core/client/person.ts'

type Guests = Pick<
  KitchenRow | UnitGuests,
  'reservation' | 'number' | 'guest_name' | 'state' | 'note' | 'internal_note' | 'adults' | 'children_ages'
>

/** `2 dospelí a 1 dieťa, vek detí 4`. */
export function partyWithAges({ adults, children_ages }: Pick<Guests, 'adults' | 'children_ages'>): string {
  const party = partyText(adults, children_ages.length)
  return children_ages.length > 0
    ? `${party}, ${i18n.t('sheets.ages', { ages: children_ages.join(', ') })}`
    : party
}

/** The name of a guest, a word where there is none; nothing for who may not see names. */
export function useGuestName(): (name: string | null | undefined) => string {
  const { t } = useTranslation()
  const may = useMay()
  return (name) => name ?? (may('reservations.read') ? t('sheets.nobody') : '')
}

/** Name of the guest as a link to the reservation, with its number and what is not certain. */
export function GuestLink({
  guests,
}: {
  guests: Pick<Guests, 'reservation' | 'number' | 'guest_name' | 'state'>
}) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const { reservation, number, guest_name, state } = guests
  return (
    <span className={classes.guest}>
      <ScreenLink to={reservationPath(reservation)}>{nameOf(guest_name)}</ScreenLink>{' '}
      <small>
        {[number, awaits(state, 'payment') ? t('sheets.unpaid') : null].filter(Boolean).join(' · ')}
      </small>
    </span>
  )
}

/** The guest's note and the property's own. */
export function GuestNotes({ guests: { note, internal_note } }: { guests: Guests }) {
  const { t } = useTranslation()
  return (
    <>
      {note ? <div>{t('sheets.note', { note })}</div> : null}
      {internal_note ? <div>{t('sheets.internal', { note: internal_note })}</div> : null}
    </>
  )
}
