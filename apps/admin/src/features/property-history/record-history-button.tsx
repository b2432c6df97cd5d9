import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Drawer, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGuardedClose } from '../../core/unsaved/use-guarded-close.tsx'

const RecordHistory = lazy(() => import('./record-history.tsx').then((m) => ({ default: m.RecordHistory })))

interface Props {
  collection: Collection
  id: string
}

/** A button that opens the history of a record beside it; what is shown there is loaded with the first opening. */
export function RecordHistoryButton({ collection, id }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { close } = useGuardedClose(isOpen, () => setOpen(false))
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={17} />} onClick={() => setOpen(true)}>
        {t('changes.history')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size="lg"
        title={t('changes.onlyRecord')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          {isOpen ? <RecordHistory name={collection.name} id={id} /> : null}
        </Suspense>
      </Drawer>
    </>
  )
}
