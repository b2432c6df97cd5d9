import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import type { FormValues } from '../forms/form-values.ts'
import { PageHead } from '../page/page-head.tsx'
import { editPath } from '../records/collection-paths.ts'
import { copiedValues, copyParameter } from '../records/copies.ts'
import { RecordForm } from '../forms/record-form.tsx'
import type { AnyRecord } from '../records/records.ts'
import { useRecord } from '../records/use-record.ts'

interface Added {
  /** Fields that the form leaves out. */
  without?: readonly string[]
  /** Further inputs above the buttons. */
  children?: ReactNode
  /** Further records that are created once the record is saved. */
  onSaved?: (record: AnyRecord) => Promise<void>
}
interface Props extends Added {
  collection: Collection
  title?: string
  /** Values that the form begins with, beside those of the address. */
  preset?: FormValues
}

/**
 * The generated screen to create a record. The address may preset fields (`/prices/add?accommodation_unit=…`) or name
 * a record to copy them from (`?copy=…`). A form that lacked this record gets the person back after it is saved.
 */
export function AddPage({ collection, title, preset, ...added }: Props) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const source = params.get(copyParameter)
  return (
    <>
      <PageHead
        title={title ?? `${declaredText(collection.label.one)} – ${t('form.newTitle')}`}
        parent={{ path: collection.adminPath ?? '/', label: collection.label.many }}
      />
      {source === null ? (
        <NewRecord collection={collection} preset={{ ...Object.fromEntries(params), ...preset }} {...added} />
      ) : (
        <CopiedRecord key={source} collection={collection} source={source} {...added} />
      )}
    </>
  )
}

type RecordProps = Added & Pick<Props, 'collection'>

function CopiedRecord({ collection, source, ...added }: RecordProps & { source: string }) {
  const { data } = useRecord(collection, source)
  if (!data) return <Skeleton height={420} radius="lg" />
  return <NewRecord collection={collection} preset={copiedValues(collection, data as AnyRecord)} {...added} />
}

/** The form that lacked this record and led here: its address, and the field that the record is for. */
const cameFrom = z.object({ backTo: z.string().startsWith('/'), search: z.string(), field: z.string() })

function NewRecord({ collection, preset, without, children, onSaved }: RecordProps & { preset: FormValues }) {
  const navigate = useNavigate()
  const from = cameFrom.safeParse(useLocation().state).data
  const root = from ? from.backTo + from.search : (collection.adminPath ?? '/')
  const after = (record: AnyRecord) => {
    if (!from) return editPath(collection, record.id) ?? root
    const params = new URLSearchParams(from.search)
    params.set(from.field, record.id)
    return `${from.backTo}?${params.toString()}`
  }
  return (
    <RecordForm
      key={collection.name}
      collection={collection}
      preset={preset}
      without={without}
      onSaved={async (record) => {
        await onSaved?.(record)
        await navigate(after(record))
      }}
      onCancel={() => void navigate(root)}
    >
      {children}
    </RecordForm>
  )
}
