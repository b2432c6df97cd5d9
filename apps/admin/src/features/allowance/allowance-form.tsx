import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { reservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { issueTexts } from '../../core/forms/issue-texts.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { AddressFields } from '../reservations/address-fields.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

const startOf = ({ recreation_allowance: request, guest_name, guest_address: home }: Reservation) => ({
  employee: request?.employee ?? guest_name ?? '',
  participants: request?.participants.join('\n') ?? '',
  street: home?.street ?? '',
  postal_code: home?.postal_code ?? '',
  city: home?.city ?? '',
})
type Values = ReturnType<typeof startOf>

const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean)

const bodyOf = ({ employee, participants, ...guest_address }: Values) => ({
  recreation_allowance: { employee, participants: namesIn(participants) },
  guest_address,
})

/** The form's field of an issue: `guest_address.city` is at `city`, `recreation_allowance.participants.2` at its field. */
const atField = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path
        .replace(/^(guest_address|recreation_allowance)\./, '')
        .replace(/^participants\..*$/, 'participants'),
      text,
    ]),
  )

/** Form of the request for the recreation allowance, with the address that its documents need. */
export function AllowanceForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
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
  const { id, updatedAt } = reservation
  const save = async (body: Parameters<typeof client.frontDesk.attempt.edit>[1]) => {
    if (!(await run(() => client.frontDesk.attempt.edit(id, body, { ifMatch: updatedAt })))) return
    showSuccess(t('reservations.saved'))
    onDone()
  }
  return (
    <form onSubmit={form.onSubmit((values) => void save(bodyOf(values)))} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('allowance.employee')}
          required
          data-autofocus
          {...form.getInputProps('employee')}
        />
        <Textarea
          label={t('allowance.participants')}
          description={t('allowance.participantsHint')}
          autosize
          minRows={3}
          {...form.getInputProps('participants')}
        />
        <AddressFields input={(name) => form.getInputProps(name)} />
        <ProblemNote problem={problem} />
        <Group justify="space-between">
          <Button type="submit" loading={isBusy}>
            {t('reservations.save')}
          </Button>
          {reservation.recreation_allowance ? (
            <Button
              variant="subtle"
              color="barn"
              loading={isBusy}
              onClick={() => void save({ recreation_allowance: null })}
            >
              {t('allowance.remove')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  )
}
