import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { guestAddress, type GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { issueTexts } from '../../core/forms/issue-texts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { AddressFields } from '../reservations/editing/address-fields.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { useSheet } from '../transitions/register-note.tsx'
import { registerAddress } from './register-address.ts'
import type { IssuableKind } from './invoice.ts'

/** Whether a document of this kind is for the guest, and the guest's address is not known. */
export function lacksAddress(kind: IssuableKind, { company, guest_address }: Reservation): boolean {
  if (guest_address) return false
  return kind === 'stay_confirmation' || (!company && (kind === 'invoice' || kind === 'advance_invoice'))
}

/** Tells that the guest's address is missing on the document, and stores the one typed here. */
export function MissingAddress({ reservation: { id, updatedAt, guest_name } }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const form = useForm<GuestAddress>({
    initialValues: { street: '', postal_code: '', city: '' },
    validate: (values) => {
      const typed = guestAddress.safeParse(values, { reportInput: true })
      return typed.success ? {} : issueTexts(fieldIssues(typed.error.issues))
    },
  })
  const { sheet } = useSheet(id, true)
  const sheetAddress = sheet ? registerAddress(sheet, guest_name) : null
  useUnsaved(form.isDirty(), isBusy)
  const submit = form.onSubmit(async (guest_address) => {
    const saved = await run(() =>
      client.frontDesk.attempt.edit(id, { guest_address }, { ifMatch: updatedAt }),
    )
    if (saved) showSuccess(t('reservations.saved'))
  })
  return (
    <Alert color="hay" variant="light" title={t('invoices.address.missing')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {t('invoices.address.hint')}
          {sheetAddress ? (
            <Button variant="light" h="auto" mih={36} onClick={() => form.setValues(sheetAddress)}>
              {t('invoices.address.known', {
                address: `${sheetAddress.street}, ${sheetAddress.postal_code} ${sheetAddress.city}`,
              })}
            </Button>
          ) : null}
          <AddressFields input={(name) => form.getInputProps(name)} />
          <ProblemNote problem={problem} />
          <Button type="submit" variant="default" loading={isBusy}>
            {t('invoices.address.save')}
          </Button>
        </Stack>
      </form>
    </Alert>
  )
}
