import { previewPath } from '@dvor/contract/site/site-pages.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ErrorNote } from '../page/notes.tsx'
import { PageHead } from '../page/page-head.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import type { AnyRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'
import { useCollectionViews } from '../fields/collection-views.ts'
import { useReadMark } from '../records/use-read-mark.ts'
import { useRecord } from '../records/use-record.ts'

interface Props {
  collection: Collection
  /** Content below the form, for example a unit's prices. */
  below?: (record: AnyRecord) => ReactNode
}

/** The generated screen to edit a record, or the only one of a singleton. */
export function EditPage({ collection, below }: Props) {
  const { t } = useTranslation()
  const { id } = useParams()
  const { RecordNote } = useCollectionViews()
  const { data, error, refetch } = useRecord(collection, collection.singleton ? undefined : id)
  const record = data as AnyRecord | undefined
  const isMarking = useReadMark(collection, record)
  const title = record && !collection.singleton ? titleOf(collection, record) : collection.label.one
  const parent = { path: collection.adminPath ?? '/', label: collection.label.many }
  const page = record ? previewPath(collection.name, record) : null
  return (
    <>
      <PageHead title={title} parent={collection.singleton ? undefined : parent}>
        {page ? (
          <Button
            component="a"
            href={page}
            target="_blank"
            variant="default"
            leftSection={<IconExternalLink size={17} />}
          >
            {t('form.preview')}
          </Button>
        ) : null}
      </PageHead>
      {error ? <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} /> : null}
      {record && !isMarking ? (
        <>
          {RecordNote ? <RecordNote collection={collection} id={record.id} /> : null}
          <RecordForm key={record.id} collection={collection} record={record} onSaved={() => undefined} />
          {below?.(record)}
        </>
      ) : error ? null : (
        <Skeleton height={420} radius="lg" />
      )}
    </>
  )
}
