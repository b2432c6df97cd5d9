import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Text } from '@mantine/core'
import { useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@dvor/format/instants.ts'
import classes from './form.module.css'
import { FormSections } from './form-sections.tsx'
import type { FormValues } from './form-values.ts'
import type { AnyRecord } from '../records/records.ts'
import { RestoredNote } from './restored-note.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { AskingDialog, useUnsaved } from '../unsaved/unsaved.ts'
import { useAddressedField } from './use-addressed-field.ts'
import { useRecordForm } from './use-record-form.ts'
import { useSubmit } from './use-submit.ts'

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

/** The form of any collection, from its declaration. */
export function RecordForm({ collection, record, preset, without, onSaved, onCancel, children }: Props) {
  const { t } = useTranslation()
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
      {stale ? <StaleDialog collection={collection} state={state} current={stale} onSettle={settle} /> : null}
    </form>
  )
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
