import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import { isSame } from './versions/edited-parts.ts'
import { startValues, writableFields } from './form-values.ts'
import type { AnyRecord } from '../records/records.ts'
import type { RecordFormState } from './use-record-form.ts'
import { VersionsDialog } from './versions/versions-dialog.tsx'

interface Props {
  collection: Collection
  state: RecordFormState
  /** The version saved on the server. */
  current: AnyRecord
  /** Called with the fields that keep their typed values; null closes the dialog without a decision. */
  onSettle: (mine: string[] | null) => void
}

/** Shows a conflicting version of a record field by field. */
export function StaleDialog({ collection, state, current, onSettle }: Props) {
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
