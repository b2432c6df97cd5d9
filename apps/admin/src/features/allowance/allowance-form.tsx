import { linesOf } from '@dvor/format/lines.ts'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { AddressFields } from '../reservations/editing/address-fields.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useEditForm } from '../reservations/editing/use-edit-form.ts'

const startOf = ({ recreation_allowance: request, guest_name, guest_address: home }: Reservation) => ({
  employee: request?.employee ?? guest_name ?? '',
  participants: request?.participants.join('\n') ?? '',
  street: home?.street ?? '',
  postal_code: home?.postal_code ?? '',
  city: home?.city ?? '',
})
type Values = ReturnType<typeof startOf>

const bodyOf = ({ employee, participants, ...guest_address }: Values) => ({
  recreation_allowance: { employee, participants: linesOf(participants) },
  guest_address,
})

/** The form's field of an issue: `guest_address.city` is at `city`, `recreation_allowance.participants.2` at its field. */
const fieldOf = (path: string) =>
  path.replace(/^(guest_address|recreation_allowance)\./, '').replace(/^participants\..*$/, 'participants')

/** Form of the request for the recreation allowance, with the address that its documents need. */
export function AllowanceForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const labels: Record<keyof Values, string> = {
    employee: t('allowance.employee'),
    participants: t('allowance.participants'),
    street: t('reservations.guest.street'),
    postal_code: t('reservations.guest.postalCode'),
    city: t('reservations.guest.city'),
  }
  const label = (part: keyof Values) => labels[part]
  const edit = { reservation, startOf, bodyOf, fieldOf, label, onDone }
  const { form, submit, save, isBusy, problem, question } = useEditForm(edit)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput label={label('employee')} required data-autofocus {...form.getInputProps('employee')} />
        <Textarea
          label={label('participants')}
          description={t('allowance.participantsHint')}
          autosize
          minRows={3}
          {...form.getInputProps('participants')}
        />
        <AddressFields input={(name) => form.getInputProps(name)} />
        <ProblemNote problem={problem} />
        {question}
        <Group justify="space-between">
          <Button type="submit" loading={isBusy}>
            {t('reservations.save')}
          </Button>
          {reservation.recreation_allowance ? (
            <Button
              variant="subtle"
              color="barn"
              loading={isBusy}
              onClick={() => save({ recreation_allowance: null })}
            >
              {t('allowance.remove')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  )
}
