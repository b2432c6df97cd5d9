import { queueKind, type Queue, type QueueKindName } from '@dvor/contract/insight/queue.ts'
import { Button, Kbd, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuietNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { kindName } from './queue-facts.ts'
import { nextPath } from './queue-paths.ts'
import { QueueRow } from './queue-row.tsx'
import classes from './queue.module.css'
import { queueTotal, useQueue } from './use-queue.ts'

/** Everything that waits for the person in one list, the most urgent first. */
export function QueuePage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const kind = queueKind.safeParse(params.get('kind')).data
  const query = useQueue(kind)
  const choose = (name: QueueKindName | 'all') =>
    setParams((now) => {
      now.set('kind', name)
      if (name === 'all') now.delete('kind')
      return now
    })
  const first = nextPath(query.data?.lines ?? [], '/queue')
  return (
    <>
      <PageHead title={t('queue.title')} total={query.data && queueTotal(query.data)}>
        {first ? (
          <Button component={ScreenLink} to={first} rightSection={<IconArrowRight size={17} />}>
            {t('queue.begin')}
          </Button>
        ) : null}
      </PageHead>
      <QueryContent query={query} failed={t('queue.failed')} height={320}>
        {(queue) => <Content queue={queue} readAt={query.dataUpdatedAt} kind={kind} onChoose={choose} />}
      </QueryContent>
    </>
  )
}

interface ContentProps {
  queue: Queue
  readAt: number
  kind: QueueKindName | undefined
  onChoose: (name: QueueKindName | 'all') => void
}

function Content({ queue, readAt, kind, onChoose }: ContentProps) {
  const { t } = useTranslation()
  const { lines, counts } = queue
  const total = queueTotal(queue)
  if (total === 0) return <QuietNote title={t('queue.empty')} text={t('queue.emptyHint')} />
  const choices = [
    { name: 'all' as const, label: t('queue.all', { count: total }), isChosen: !kind },
    ...counts.map(({ kind: name, count }) => ({
      name,
      label: `${kindName(name)} ${count}`,
      isChosen: name === kind,
    })),
  ]
  const inAll = kind ? (counts.find((one) => one.kind === kind)?.count ?? 0) : total
  return (
    <>
      <QuickChoices label={t('queue.filter')} choices={choices} onChoose={onChoose} />
      {lines.length === 0 ? (
        <QuietNote title={t('queue.emptyKind')} text={null} />
      ) : (
        <ul className={`card ${classes.lines}`}>
          {lines.map((line) => (
            <QueueRow key={`${line.kind} ${line.id} ${line.topic}`} line={line} readAt={readAt} />
          ))}
        </ul>
      )}
      {inAll > lines.length ? (
        <Text c="dimmed">{t('queue.more', { count: inAll - lines.length })}</Text>
      ) : null}
      <Text c="dimmed" size="sm" className={classes.key}>
        {t('queue.key')} <Kbd>N</Kbd>
      </Text>
    </>
  )
}
