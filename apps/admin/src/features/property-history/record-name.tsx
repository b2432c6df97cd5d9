import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RelatedTitle } from '../../core/fields/related-title.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import { useMayDo } from '../../core/records/permitted.ts'
import type { PropertyChange } from './change-line.tsx'
import { asValues } from './changed-values.ts'
import classes from './property-history.module.css'
import { kindText, recordedCollection } from '../../core/undo/recorded-fields.ts'
import { screensBeside } from './record-kinds.ts'

/** Kind and name of the record that changed, with a link to its screen. */
export function RecordName({ change }: { change: PropertyChange }) {
  const collection = recordedCollection(change.collection)
  const path = collection ? pathOf(collection, change) : screensBeside[change.collection]
  const words = (
    <>
      {kindText(change.collection)}
      {collection && !collection.singleton ? <Title collection={collection} change={change} /> : null}
    </>
  )
  return path ? (
    <Anchor component={ScreenLink} to={path} className={classes.record}>
      {words}
    </Anchor>
  ) : (
    <span className={classes.record}>{words}</span>
  )
}

function pathOf(collection: Collection, { action, record }: PropertyChange): string | null | undefined {
  if (collection.singleton) return collection.adminPath
  return action === 'delete' ? null : (editPath(collection, record) ?? collection.adminPath)
}

/** The name that the change itself tells, otherwise that of the record as it is now. */
function Title({ collection, change }: { collection: Collection; change: PropertyChange }) {
  const { t } = useTranslation()
  const mayDo = useMayDo()
  const { titleField } = collection
  const told = asValues(change.after)[titleField] ?? asValues(change.before)[titleField]
  if (typeof told === 'string' && told) return ` ${told}`
  if (change.action === 'delete' || !mayDo('list', collection)) return null
  return (
    <>
      {' '}
      <RelatedTitle collection={collection} id={change.record} gone={t('changes.gone')} />
    </>
  )
}
