import type { GuestMatch } from '@dvor/contract/guests/guest-cards.ts'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { UnwantedNote } from '../guests/guest-note.tsx'
import { GuestOffers } from '../guests/guest-offers.tsx'
import type { BookingDraft } from './booking-draft.ts'
import type { Booking } from './use-booking.ts'

type Name = keyof BookingDraft['guest']

/** Fields of the guest; a name and a phone number are enough. A known guest is offered while they are typed. */
export function GuestFields({ booking: { draft, change, errors } }: { booking: Booking }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<GuestMatch | null>(null)
  const input = (name: Name) => ({
    value: draft.guest[name],
    error: errors[`guest.${name}`],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      change({ guest: { ...draft.guest, [name]: value } })
      setTyped(value)
    },
  })
  const choose = (guest: GuestMatch) => {
    const { first_name, last_name, phone, email, language } = guest
    const values = { first_name, last_name: last_name ?? guest.name, phone, email }
    const filled = Object.entries(values).map(([name, value]) => [name, value ?? ''])
    change({ guest: Object.fromEntries(filled) as BookingDraft['guest'], language })
    setChosen(guest)
    setTyped('')
  }
  return (
    <Section title={t('reservations.form.guest')}>
      <UnwantedNote guest={chosen} />
      {chosen?.wishes ? <Text mb="sm">{chosen.wishes}</Text> : null}
      <Text size="sm" c="dimmed" mb="sm">
        {t('reservations.form.guestHint')}
      </Text>
      <div className={classes.stayFields}>
        <TextInput data-autofocus label={t('reservations.guest.lastName')} required {...input('last_name')} />
        <TextInput label={t('reservations.guest.phone')} type="tel" {...input('phone')} />
        <TextInput label={t('reservations.guest.firstName')} {...input('first_name')} />
        <TextInput label={t('reservations.guest.email')} type="email" {...input('email')} />
        <div className={classes.wide}>
          <GuestOffers typed={typed} onChoose={choose} />
        </div>
      </div>
    </Section>
  )
}
