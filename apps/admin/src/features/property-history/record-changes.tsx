import { Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import { ChangeLine, type PropertyChange } from './change-line.tsx'
import { ChangesByDay } from './changes-by-day.tsx'
import { useRecordHistory } from './use-history.ts'

interface Props {
  /** Name of the collection. */
  name: string
  id: string
  onShow: (change: PropertyChange) => void
}

/** Changes of one record by days, the newest first. */
export function RecordChanges({ name, id, onShow }: Props) {
  const { t } = useTranslation()
  const query = useRecordHistory(name, id)
  const { data, error, refetch } = query
  if (error && !data)
    return <ErrorNote error={error} title={t('changes.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius="lg" />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <Text c="dimmed">{t('changes.none')}</Text>
  return (
    <ChangesByDay entries={entries} query={query}>
      {(change) => <ChangeLine key={change.id} change={change} onShow={() => onShow(change)} />}
    </ChangesByDay>
  )
}
