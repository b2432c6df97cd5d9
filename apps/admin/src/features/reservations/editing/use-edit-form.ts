import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { reservationEdit, type ReservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { offerUndo } from '../../../core/undo/offer-undo.tsx'
import { issueTexts } from '../../../core/forms/issue-texts.ts'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../../core/forms/versions/use-edited-version.tsx'
import type { Reservation } from '../reservation.ts'
import { useAction } from '../use-action.ts'

interface EditForm<V extends object> {
  reservation: Reservation
  startOf: (reservation: Reservation) => V
  bodyOf: (values: V) => ReservationEdit
  /** The form's field of an issue of the body. */
  fieldOf: (path: string) => string
  /** Name of a value and its text, for the choice between two versions. */
  label: (part: keyof V & string) => string
  text?: (value: V[keyof V & string], part: keyof V & string) => string
  onDone: () => void
}

/**
 * A form over some values of a reservation, checked by the contract. A save carries the version that the form began with;
 * a version that somebody else saved meanwhile leads to a choice between the two.
 */
export function useEditForm<V extends object>(edit: EditForm<V>) {
  const { reservation, startOf, bodyOf, fieldOf, label, text, onDone } = edit
  const { t } = useTranslation()
  const { run, isBusy, problem, failure, forget } = useAction()
  const form = useForm<V>({
    initialValues: startOf(reservation),
    validate: (values) => {
      const result = reservationEdit.safeParse(bodyOf(values), { reportInput: true })
      return result.success ? {} : atFields(issueTexts(fieldIssues(result.error.issues)), fieldOf)
    },
  })
  const save = async (body: ReservationEdit, { id, updatedAt }: Reservation) => {
    const saved = await run(() => client.frontDesk.attempt.edit(id, body, { ifMatch: updatedAt }))
    if (!saved) return
    offerUndo(t('reservations.saved'), saved)
    onDone()
  }
  const { base, isDirty, question } = useEditedVersion({
    record: reservation,
    partsOf: startOf,
    typed: form.values,
    put: (values) => form.setValues(values),
    failure,
    forget,
    label,
    text,
    onSettled: (values, version) => void save(bodyOf(values), version),
  })
  useUnsaved(isDirty)
  return {
    form,
    isBusy,
    problem,
    /** The choice between two versions, rendered in the form. */
    question,
    submit: form.onSubmit((values) => void save(bodyOf(values), base)),
    /** Saves another body than the form's. */
    save: (body: ReservationEdit) => void save(body, base),
  }
}

const atFields = (texts: Record<string, string>, fieldOf: (path: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [fieldOf(path), text]))
