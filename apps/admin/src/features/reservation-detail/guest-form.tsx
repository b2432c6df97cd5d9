import { reservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { CountrySelect } from '../../core/fields/country-select.tsx'
import { issueTexts } from '../../core/forms/issue-texts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { AddressFields } from '../reservations/address-fields.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

const startOf = (r: Reservation) => ({
  guest: {
    first_name: r.first_name ?? '',
    last_name: r.last_name ?? '',
    email: r.guest_email ?? '',
    phone: r.guest_phone ?? '',
    country: r.guest_country ?? '',
  },
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
function bodyOf({ guest, address, arrival_time, note }: Values) {
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

/** Maps `guest_address.city` of the answer to `address.city` of the form. */
const atField = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.replace(/^guest_address\./, 'address.'), text]),
  )

/** Form of the guest's data and message. */
export function GuestForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const form = useForm<Values>({
    initialValues: startOf(reservation),
    validate: (values) => {
      const result = reservationEdit.safeParse(bodyOf(values), { reportInput: true })
      return result.success ? {} : atField(issueTexts(fieldIssues(result.error.issues)))
    },
  })
  useUnsaved(form.isDirty())
  const submit = form.onSubmit(async (values) => {
    const { id, updatedAt } = reservation
    if (!(await run(() => client.frontDesk.attempt.edit(id, bodyOf(values), { ifMatch: updatedAt })))) return
    showSuccess(t('reservations.saved'))
    onDone()
  })
  const input = (name: keyof Values['guest']) => form.getInputProps(`guest.${name}`)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Group grow align="start">
          <TextInput label={t('reservations.guest.firstName')} {...input('first_name')} data-autofocus />
          <TextInput label={t('reservations.guest.lastName')} {...input('last_name')} required />
        </Group>
        <TextInput label={t('reservations.guest.phone')} type="tel" {...input('phone')} />
        <TextInput label={t('reservations.guest.email')} type="email" {...input('email')} />
        <Group grow align="start">
          <CountrySelect label={t('reservations.guest.country')} {...input('country')} clearable />
          <TextInput
            label={t('reservations.guest.arrivalTime')}
            type="time"
            {...form.getInputProps('arrival_time')}
          />
        </Group>
        <AddressFields
          hint={t('reservations.guest.addressHint')}
          input={(name) => form.getInputProps(`address.${name}`)}
        />
        <Textarea label={t('reservations.guest.note')} autosize minRows={3} {...form.getInputProps('note')} />
        <ProblemNote problem={problem} />
        <Button type="submit" loading={isBusy}>
          {t('reservations.save')}
        </Button>
      </Stack>
    </form>
  )
}
