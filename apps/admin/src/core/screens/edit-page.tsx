import { ownerPreviewPath, previewPath } from '@dvor/contract/site/site-pages.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ScreenLink } from '../page/screen-link.tsx'
import { declaredText } from '../texts/declared.ts'
import { ErrorNote } from '../page/notes.tsx'
import { JumpLinks } from '../page/sections/jump-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import { copyPath } from '../records/copies.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { readRecord, type AnyRecord } from '../records/records.ts'
import { useMayDo } from '../records/permitted.ts'
import { titleOf } from '../records/titles.ts'
import { useCollectionViews } from '../fields/collection-views.ts'
import { useReadMark } from '../records/use-read-mark.ts'
import { useRecord } from '../records/use-record.ts'

const SitePreview = lazy(() =>
  import('../page/preview/site-preview.tsx').then((m) => ({ default: m.SitePreview })),
)

interface Props {
  collection: Collection
  /** Content above the form, for example what the record amounts to. */
  above?: (record: AnyRecord) => ReactNode
  /** Content below the form, for example a unit's prices. */
  below?: (record: AnyRecord) => ReactNode
  /** Sections of the content below, to which links lead. */
  links?: readonly { id: string; label: string }[]
  /** Whether similar records are common, so that a new one may begin as a copy. */
  isCopied?: boolean
  /** Fields that the form of a record leaves out. */
  without?: (record: AnyRecord) => readonly string[]
}

/** The generated screen to edit a record, or the only one of a singleton. */
export function EditPage({ collection, above, below, links, without, isCopied = false }: Props) {
  const { t } = useTranslation()
  const { id } = useParams()
  const { RecordNote, RecordHistory } = useCollectionViews()
  const { data, error, refetch } = useRecord(collection, collection.singleton ? undefined : id)
  const record = data as AnyRecord | undefined
  const isMarking = useReadMark(collection, record)
  const title =
    record && !collection.singleton ? titleOf(collection, record) : declaredText(collection.label.one)
  const parent = { path: collection.adminPath ?? '/', label: collection.label.many }
  const page = record ? previewPath(collection.name, record) : null
  return (
    <>
      <PageHead title={title} parent={collection.singleton ? undefined : parent}>
        {RecordHistory && record ? <RecordHistory collection={collection} id={record.id} /> : null}
        {isCopied && record ? <CopyLink collection={collection} id={record.id} /> : null}
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
          {links ? <JumpLinks label={t('form.sections')} links={links} /> : null}
          {RecordNote ? <RecordNote collection={collection} id={record.id} /> : null}
          {above?.(record)}
          <RecordForm
            key={record.id}
            collection={collection}
            record={record}
            without={without?.(record)}
            onSaved={() => undefined}
          />
          <OwnerPreview collection={collection} record={record} />
          {below?.(record)}
        </>
      ) : error ? null : (
        <Skeleton height={420} radius="lg" />
      )}
    </>
  )
}

function CopyLink({ collection, id }: { collection: Collection; id: string }) {
  const { t } = useTranslation()
  const mayDo = useMayDo()
  const path = mayDo('create', collection) ? copyPath(collection, id) : null
  return path ? (
    <Button component={ScreenLink} to={path} variant="default" leftSection={<IconCopy size={17} />}>
      {t('form.copy')}
    </Button>
  ) : null
}

/** The record on the site, also before it is published, where a page shows it. */
function OwnerPreview({ collection, record }: { collection: Collection; record: AnyRecord }) {
  const path = ownerPreviewPath(collection.name, record)
  if (!path) return null
  return (
    <Suspense>
      <SitePreview
        path={path}
        version={record.updatedAt}
        renew={() => readRecord(collection, record.id)}
        place={collection.name === 'documents' ? 'footer' : undefined}
      />
    </Suspense>
  )
}
