import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import { labelIn } from '../../core/texts/declared.ts'
import { kindText, recordedCollection, recordedFields } from '../../core/undo/recorded-fields.ts'
import { takenBackText } from '../../core/undo/taken-back.ts'
import { ValueChanges } from '../../core/undo/value-change.tsx'
import { historyText } from '../reservation-detail/history/history-text.ts'
import type { PropertyChange } from './change-line.tsx'
import { asValues, changedFields, type Values } from './changed-values.ts'
import classes from './property-history.module.css'

/** What a change changed: a phrase of a reservation's history, fields before and after, or what the entry tells. */
export function ChangeDetails({ change }: { change: PropertyChange }) {
  const { t } = useTranslation()
  const [before, after] = [asValues(change.before), asValues(change.after)]
  const takenBack = takenBackText(change.after)
  if (takenBack) return <Phrases phrases={[takenBack]} />
  if (change.collection === 'reservations') return <Phrases phrases={historyText(change, '').details} />
  const fields = recordedFields(change.collection)
  if (Object.keys(fields).length === 0 || !change.before || !change.after)
    return <Phrases phrases={factsOf(after)} />
  const { changed, hasOthers } = changedFields(fields, before, after)
  if (changed.length === 0 && hasOthers && recordedCollection(change.collection))
    return <Phrases phrases={[`${t('changes.otherData')}: ${t('undo.changed')}`]} />
  const values = changed.map((key) => ({ key, before: before[key], after: after[key] }))
  return <ValueChanges fields={fields} values={values} />
}

const Phrases = ({ phrases }: { phrases: readonly string[] }) =>
  phrases.map((phrase) => (
    <p key={phrase} className={classes.detail}>
      {phrase}
    </p>
  ))

/** What an entry without fields tells: amount, method, number, month, reason, list. */
function factsOf({ amount, method, number, month, title, reason, note, collection }: Values): string[] {
  const facts = [
    typeof amount === 'number' ? formatMoney(amount) : null,
    labelIn(transactionMethods, method),
    number,
    month,
    title,
    reason,
    note,
    typeof collection === 'string' ? kindText(collection) : null,
  ]
  const words = facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return words.length > 0 ? [words.join(' · ')] : []
}
