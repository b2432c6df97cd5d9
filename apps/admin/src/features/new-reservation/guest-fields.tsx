import { Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import type { BookingDraft } from './booking-draft.ts'
import type { Booking } from './use-booking.ts'

type Name = keyof BookingDraft['guest']

/** Fields of the guest; a name and a phone number are enough. */
export function GuestFields({ booking: { draft, change, errors } }: { booking: Booking }) {
  const { t } = useTranslation()
  const input = (name: Name) => ({
    value: draft.guest[name],
    error: errors[`guest.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ guest: { ...draft.guest, [name]: event.currentTarget.value } }),
  })
  return (
    <Section title={t('reservations.form.guest')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('reservations.form.guestHint')}
      </Text>
      <div className={classes.stayFields}>
        <TextInput data-autofocus label={t('reservations.guest.firstName')} {...input('first_name')} />
        <TextInput label={t('reservations.guest.lastName')} required {...input('last_name')} />
        <TextInput label={t('reservations.guest.phone')} type="tel" {...input('phone')} />
        <TextInput label={t('reservations.guest.email')} type="email" {...input('email')} />
      </div>
    </Section>
  )
}
