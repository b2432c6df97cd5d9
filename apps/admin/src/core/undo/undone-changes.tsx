import { undoRefusals, type UndoneChange } from '@dvor/contract/insight/undo.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { errorText } from '../client/error-text.ts'
import { usesText } from '../records/uses-text.ts'
import { RelatedTitle } from '../fields/related-title.tsx'
import { ScreenLink } from '../page/screen-link.tsx'
import { actionText } from '../texts/action-text.ts'
import { actorText } from '../texts/actor-text.ts'
import { declaredText } from '../texts/declared.ts'
import { kindText, recordedCollection, recordedFields, recordPath } from './recorded-fields.ts'
import classes from './undo.module.css'
import { ValueChanges } from './value-change.tsx'

interface Props {
  changes: readonly UndoneChange[]
  onLeave: () => void
}

/** Changes with what each one touches when it is taken back, or why it stays. */
export const UndoneChanges = ({ changes, onLeave }: Props) => (
  <ul className={classes.changes}>
    {changes.map((change) => (
      <li key={change.id}>
        <strong>
          {kindText(change.collection)} {change.title}
        </strong>
        <small>
          {actionText(change.action)} · {formatInstant(change.at)} · {actorText(change.actor)}
        </small>
        <Touched change={change} />
        <Later change={change} />
        <Refused change={change} onLeave={onLeave} />
      </li>
    ))}
  </ul>
)

const shownValues = 30

function Touched({ change: { action, collection, values, refusal } }: { change: UndoneChange }) {
  const { t } = useTranslation()
  const units = recordedCollection('accommodation-units')
  const sentence = { create: 'undo.removes', delete: 'undo.restores', reorder: 'undo.order' } as const
  if (!refusal && action in sentence && values.length === 0)
    return <p className={classes.later}>{t(sentence[action as keyof typeof sentence])}</p>
  const rows = values.slice(0, shownValues).map(({ key, now, after, unit, day }) => ({
    key,
    before: now,
    after,
    of: unit && units ? <PlaceName unit={unit} day={day} /> : undefined,
  }))
  const left = values.length - rows.length
  return (
    <>
      <ValueChanges fields={recordedFields(collection)} values={rows} />
      {left > 0 ? <small>{t('undo.more', { number: left })}</small> : null}
    </>
  )
}

function PlaceName({ unit, day }: { unit: string; day: string | undefined }) {
  const units = recordedCollection('accommodation-units')
  return (
    <>
      {units ? <RelatedTitle collection={units} id={unit} /> : null}
      {day ? `, ${formatDay(day)}` : null}
    </>
  )
}

/** Later changes of the same values. */
function Later({ change: { collection, later } }: { change: UndoneChange }) {
  const { t } = useTranslation()
  const fields = recordedFields(collection)
  if (later.length === 0) return null
  return (
    <div className={classes.later}>
      {t('undo.later')}
      <ul>
        {later.map(({ id, at, actor, action, keys }) => {
          const labels = keys.flatMap((key) => (fields[key] ? [declaredText(fields[key].label)] : []))
          const what = labels.join(', ') || actionText(action)
          return <li key={id}>{`${formatInstant(at)}, ${actorText(actor)}: ${what}`}</li>
        })}
      </ul>
    </div>
  )
}

const taken = z.object({ nights: z.array(z.string()).min(1) })

/** Why a change stays, with the way to the step in its place. */
function Refused({
  change: { collection, record, refusal },
  onLeave,
}: Omit<Props, 'changes'> & { change: UndoneChange }) {
  const { t } = useTranslation()
  if (!refusal) return null
  const { reason, code, details } = refusal
  const why = code ? errorText({ status: 409, code, message: '' }) : ''
  const nights = taken
    .safeParse(details)
    .data?.nights.map((night) => formatDay(night))
    .join(', ')
  const uses = code === 'in_use' ? usesText(details) : ''
  const path = reason === 'gone' ? null : recordPath(collection, record)
  return (
    <Alert color="hay" className={classes.refusal}>
      {[declaredText(undoRefusals[reason]), why, uses, nights && t('undo.nights', { nights })]
        .filter(Boolean)
        .join(' ')}{' '}
      {path ? (
        <Anchor component={ScreenLink} to={path} onClick={onLeave}>
          {t('undo.open')}
        </Anchor>
      ) : null}
    </Alert>
  )
}
