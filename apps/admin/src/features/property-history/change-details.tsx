import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { kinds } from '../../core/fields/kinds/kinds.ts'
import { declaredText, labelIn } from '../../core/texts/declared.ts'
import { historyText } from '../reservation-detail/history/history-text.ts'
import type { PropertyChange } from './change-line.tsx'
import { asValues, changedFields, type Values } from './changed-values.ts'
import classes from './property-history.module.css'
import { kindText, recordedCollection } from './record-kinds.ts'

/** What a change changed: a phrase of a reservation's history, fields before and after, or what the entry tells. */
export function ChangeDetails({ change }: { change: PropertyChange }) {
  const collection = recordedCollection(change.collection)
  const sides = [asValues(change.before), asValues(change.after)] as const
  if (change.collection === 'reservations') return <Phrases phrases={historyText(change, '').details} />
  if (!collection || !change.before || !change.after) return <Phrases phrases={factsOf(sides[1])} />
  const { changed, hasOthers } = changedFields(collection, ...sides)
  return <Fields {...{ changed, hasOthers, sides }} />
}

const Phrases = ({ phrases }: { phrases: readonly string[] }) =>
  phrases.map((phrase) => (
    <p key={phrase} className={classes.detail}>
      {phrase}
    </p>
  ))

interface FieldsProps extends ReturnType<typeof changedFields> {
  sides: readonly [Values, Values]
}

function Fields({ changed, hasOthers, sides: [before, after] }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <dl className={classes.fields}>
      {changed.map(({ key, field }) => (
        <Fragment key={key}>
          <dt>{declaredText(field.label)}</dt>
          <dd>
            {isStructured.has(field.kind) ? (
              t('changes.changed')
            ) : (
              <>
                <del>
                  <Value field={field} value={before[key]} />
                </del>
                →
                <ins>
                  <Value field={field} value={after[key]} />
                </ins>
              </>
            )}
          </dd>
        </Fragment>
      ))}
      {hasOthers && changed.length === 0 ? (
        <>
          <dt>{t('changes.otherData')}</dt>
          <dd>{t('changes.changed')}</dd>
        </>
      ) : null}
    </dl>
  )
}

/** Kinds whose values say nothing in one line. */
const isStructured: ReadonlySet<FieldKind> = new Set(['json', 'html', 'file', 'files'])

function Value({ field, value }: { field: Field; value: unknown }) {
  const { t } = useTranslation()
  const { Cell } = kinds[field.kind]
  return value === null || value === undefined || value === '' ? (
    t('changes.nothing')
  ) : (
    <Cell field={field} value={value} />
  )
}

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
