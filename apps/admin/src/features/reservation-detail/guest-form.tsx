import { countryName } from '@dvor/format/countries.ts'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CountrySelect } from '../../core/fields/country-select.tsx'
import { textOf } from '../../core/forms/versions/use-edited-version.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { AddressFields } from '../reservations/editing/address-fields.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useEditForm } from '../reservations/editing/use-edit-form.ts'

const startOf = (r: Reservation) => ({
  first_name: r.first_name ?? '',
  last_name: r.last_name ?? '',
  email: r.guest_email ?? '',
  phone: r.guest_phone ?? '',
  country: r.guest_country ?? '',
  address: {
    street: r.guest_address?.street ?? '',
    postal_code: r.guest_address?.postal_code ?? '',
    city: r.guest_address?.city ?? '',
  },
  arrival_time: r.arrival_time ?? '',
  note: r.note ?? '',
})
type Values = ReturnType<typeof startOf>

/** Empty inputs are sent as null. */
function bodyOf({ address, arrival_time, note, ...guest }: Values) {
  const isAddressed = Object.values(address).some((text) => text.trim() !== '')
  return {
    guest_address: isAddressed ? address : null,
    guest: {
      first_name: guest.first_name.trim() || null,
      last_name: guest.last_name,
      email: guest.email.trim() || null,
      phone: guest.phone.trim() || null,
      country: guest.country || null,
    },
    arrival_time: arrival_time || null,
    note: note.trim() || null,
  }
}

/** `guest.email` of the body is at `email`, `guest_address.city` at `address.city`. */
const fieldOf = (path: string) => path.replace(/^guest\./, '').replace(/^guest_address\b/, 'address')

const words = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  country: 'country',
  address: 'address',
  arrival_time: 'arrivalTime',
  note: 'note',
} as const satisfies Record<keyof Values, string>

/** Form of the guest's data and message. */
export function GuestForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const label = (part: keyof Values) => t(`reservations.guest.${words[part]}`)
  const { form, submit, isBusy, problem, question } = useEditForm({
    reservation,
    startOf,
    bodyOf,
    fieldOf,
    label,
    text: (value, part) => (part === 'country' && value ? countryName(String(value)) : textOf(value)),
    onDone,
  })
  const input = (name: keyof Values) => ({ label: label(name), ...form.getInputProps(name) })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Group grow align="start">
          <TextInput {...input('first_name')} data-autofocus />
          <TextInput {...input('last_name')} required />
        </Group>
        <TextInput type="tel" {...input('phone')} />
        <TextInput type="email" {...input('email')} />
        <Group grow align="start">
          <CountrySelect {...input('country')} clearable />
          <TextInput type="time" {...input('arrival_time')} />
        </Group>
        <AddressFields
          hint={t('reservations.guest.addressHint')}
          input={(name) => form.getInputProps(`address.${name}`)}
        />
        <Textarea autosize minRows={3} {...input('note')} />
        <ProblemNote problem={problem} />
        {question}
        <Button type="submit" loading={isBusy}>
          {t('reservations.save')}
        </Button>
      </Stack>
    </form>
  )
}
