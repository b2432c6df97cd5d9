import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Text } from '@mantine/core'
import { useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@dvor/format/instants.ts'
import { useLocation } from 'react-router'
import { kinds } from '../fields/kinds/kinds.ts'
import { unfold } from '../page/sections/fold.tsx'
import { declaredText } from '../texts/declared.ts'
import classes from './form.module.css'
import { FormSections } from './form-sections.tsx'
import { startValues, writableFields, type FormValues } from './form-values.ts'
import type { AnyRecord } from '../records/records.ts'
import { usePermitted } from '../records/permitted.ts'
import { isFilled } from '../records/permitted-fields.ts'
import { RestoredNote } from './restored-note.tsx'
import { AskingDialog, useUnsaved } from '../unsaved/unsaved.ts'
import { useRecordForm, type RecordFormState } from './use-record-form.ts'
import { useSubmit } from './use-submit.ts'
import { isSame } from './versions/edited-parts.ts'
import { VersionsDialog } from './versions/versions-dialog.tsx'

interface Props {
  collection: Collection
  /** The record to edit; absent for a new one. */
  record?: AnyRecord
  preset?: FormValues
  without?: readonly string[]
  /** The form stays busy until it is done. */
  onSaved: (record: AnyRecord) => void | Promise<void>
  onCancel?: () => void
  /** Further inputs above the buttons. */
  children?: ReactNode
}

/** The form of any collection, from its declaration; without buttons where the person may only read. */
export function RecordForm({
  collection: whole,
  record,
  preset,
  without,
  onSaved,
  onCancel,
  children,
}: Props) {
  const { t } = useTranslation()
  const collection = usePermitted(whole, record ? 'edit' : 'create')
  const state = useRecordForm(collection, record, preset)
  const { submit, isSaving, isLost, retry, stale, settle } = useSubmit(collection, state, onSaved)
  useUnsaved(state.isDirty, isSaving, state.forgetDraft)
  const form = useAddressedField()
  const dialog = useContext(AskingDialog)
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {state.isRestored ? <RestoredNote onDiscard={state.discard} /> : null}
      <FormSections collection={collection} state={state} record={record} without={without} />
      {children}
      {isReadOnly(collection) ? null : (
        <div className={classes.bar}>
          <Button type="submit" loading={isSaving}>
            {t(record ? 'form.save' : 'form.create')}
          </Button>
          {onCancel ? (
            <Button variant="subtle" onClick={dialog?.close ?? onCancel}>
              {t('cancel')}
            </Button>
          ) : null}
          {isLost ? (
            <LostNote onRetry={() => void retry()} />
          ) : (
            <Text component="output" size="sm" c="dimmed">
              {state.isDirty
                ? t('form.unsaved')
                : record
                  ? t('form.changedAt', { when: formatInstant(record.updatedAt) })
                  : ''}
            </Text>
          )}
        </div>
      )}
      {stale ? <StaleDialog collection={collection} state={state} current={stale} onSettle={settle} /> : null}
    </form>
  )
}

const isReadOnly = ({ fields }: Collection) => !Object.values(fields).some(isFilled)

interface StaleDialogProps {
  collection: Collection
  state: RecordFormState
  /** The version saved on the server. */
  current: AnyRecord
  /** Called with the fields that keep their typed values; null closes the dialog without a decision. */
  onSettle: (mine: string[] | null) => void
}

/** Shows a conflicting version of a record field by field. */
function StaleDialog({ collection, state, current, onSettle }: StaleDialogProps) {
  const { t } = useTranslation()
  const theirs = startValues(collection, current)
  const mine = state.form.values
  // Only touched fields are compared; others keep the saved value.
  const pairs = writableFields(collection)
    .filter(([key]) => !isSame(mine[key], state.start[key]) && !isSame(theirs[key], mine[key]))
    .map(([key, field]) => {
      const { Cell, fromForm } = kinds[field.kind]
      const cell = (value: unknown) => <Cell field={field} value={fromForm(value)} />
      return { key, label: declaredText(field.label), theirs: cell(theirs[key]), mine: cell(mine[key]) }
    })
  return <VersionsDialog pairs={pairs} action={t('guards.staleSave')} onSettle={onSettle} />
}

/** Focuses the field that the address names (`/global-settings#iban`) and brings it into view, again for each visit. */
function useAddressedField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const field =
      hash && form.current?.querySelector(`[data-field="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`)
    if (!field) return
    unfold(field)
    field.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
    // A list of rows that is higher than the screen is shown from its name on.
    field.scrollIntoView({ block: field.clientHeight > window.innerHeight / 2 ? 'start' : 'center' })
  }, [hash, key])
  return form
}

/** Says that the connection is lost and that the save is repeated. */
function LostNote({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={classes.lost} role="alert">
      {t('guards.lost')}
      <Button size="compact-sm" variant="light" color="barn" onClick={onRetry}>
        {t('guards.retryNow')}
      </Button>
    </span>
  )
}
