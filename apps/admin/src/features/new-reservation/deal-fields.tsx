import type { Choice } from '@dvor/contract/declaration/field.ts'
import { labelIn } from '../../core/texts/declared.ts'
import {
  channels,
  ownerStartStates,
  paymentMethods,
  reservationStates,
} from '@dvor/contract/values/reservation-states.ts'
import { Select, Textarea, TextInput } from '@mantine/core'
import { languages } from '@dvor/format/languages.ts'
import { useTranslation } from 'react-i18next'
import classes from '../reservations/reservation.module.css'
import { useSettings } from '../../core/property/use-settings.ts'
import { MoreSection } from './more-section.tsx'
import type { BookingDraft } from './booking-draft.ts'
import type { Booking } from './use-booking.ts'
import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'

const picked = <V extends string>(options: readonly Choice[], values: readonly V[]) =>
  values.map((value) => ({ value, label: labelIn(options, value) ?? value }))

const states = () => picked(reservationStates, ownerStartStates)
const ways = () => picked(channels, ['phone', 'walk_in'])
const methods = () => picked(paymentMethods, ['on_site', 'transfer'])

/** Fields of the agreement: state, channel, payment method and notes. */
export function DealFields({ booking: { draft, change, errors } }: { booking: Booking }) {
  const { t } = useTranslation()
  const offered = offeredLanguages(useSettings()).map((value) => ({ value, label: languages[value].ownName }))
  const choice = <K extends 'state' | 'channel' | 'payment_method' | 'language'>(
    name: K,
    label: string,
    data: { value: BookingDraft[K]; label: string }[],
  ) => (
    <Select
      label={label}
      data={data}
      allowDeselect={false}
      value={draft[name]}
      onChange={(value) => {
        const option = data.find((one) => one.value === value)
        if (option) change({ [name]: option.value })
      }}
    />
  )
  return (
    <MoreSection
      title={t('reservations.form.deal')}
      isFilled={Boolean(draft.note || draft.internal_note || errors['arrival_time'])}
    >
      <div className={classes.stayFields}>
        {choice('state', t('reservations.form.state'), states())}
        {choice('payment_method', t('reservations.form.method'), methods())}
        {choice('channel', t('reservations.form.channel'), ways())}
        {offered.length > 1 && choice('language', t('reservations.form.language'), offered)}
        <TextInput
          label={t('reservations.guest.arrivalTime')}
          type="time"
          value={draft.arrival_time}
          error={errors['arrival_time']}
          onChange={(event) => change({ arrival_time: event.currentTarget.value })}
        />
        <Textarea
          className={classes.wide}
          label={t('reservations.form.note')}
          autosize
          minRows={2}
          maxLength={2000}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Textarea
          className={classes.wide}
          label={t('reservations.form.internal')}
          description={t('reservations.notes.hint')}
          autosize
          minRows={2}
          maxLength={5000}
          value={draft.internal_note}
          onChange={(event) => change({ internal_note: event.currentTarget.value })}
        />
      </div>
    </MoreSection>
  )
}
