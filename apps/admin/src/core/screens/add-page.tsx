import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { localized } from '../texts/declared.ts'
import { PageHead } from '../page/page-head.tsx'
import { editPath } from '../records/collection-paths.ts'
import { RecordForm } from '../forms/record-form.tsx'

interface Props {
  collection: Collection
}

/** The generated screen to create a record. The address may preset fields (`/prices/add?accommodation_unit=…`). */
export function AddPage({ collection: declared }: Props) {
  const collection = localized(declared)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const root = collection.adminPath ?? '/'
  return (
    <>
      <PageHead
        title={`${collection.label.one} – ${t('form.newTitle')}`}
        parent={{ path: root, label: collection.label.many }}
      />
      <RecordForm
        key={collection.name}
        collection={collection}
        preset={Object.fromEntries(params)}
        onSaved={(record) => void navigate(editPath(collection, record.id) ?? root)}
        onCancel={() => void navigate(root)}
      />
    </>
  )
}
