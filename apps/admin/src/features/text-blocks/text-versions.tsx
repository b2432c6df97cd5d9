import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import type { TextVersion } from '@dvor/contract/content/text-versions.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { undoTime } from '../../core/records/pending-deletes.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { UndoOffer } from '../../core/page/undo-offer.tsx'
import { useSave } from '../../core/records/use-save.ts'
import { actorText } from '../../core/texts/actor-text.ts'
import classes from './texts.module.css'

interface Props {
  block: AnyRecord
  onRestored: () => void
}

/** Earlier versions of the text with author and time; each can be restored, and that can be undone. */
export function TextVersions({ block, onRestored }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: [textBlocks.name, 'versions', block.id, block.updatedAt],
    queryFn: async () => unwrap(await client.texts.attempt.versions(block.id)),
  })
  const restore = useRestore(block, onRestored)
  return (
    <section className={`card ${classes.versions}`} aria-label={t('blocks.versions')}>
      <Title order={2}>{t('blocks.versions')}</Title>
      {error ? (
        <ErrorNote error={error} title={t('blocks.versionsFailed')} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton height={80} /> : null}
      {data?.length === 0 ? <Text c="dimmed">{t('blocks.none')}</Text> : null}
      <ol>
        {data?.map((version, index) => (
          <VersionRow key={version.id} version={version} isCurrent={index === 0} onRestore={restore} />
        ))}
      </ol>
    </section>
  )
}

const whenOf = ({ at, actor }: TextVersion) =>
  at
    ? i18n.t('blocks.by', { when: formatInstant(at), who: actorText(actor ?? '') })
    : i18n.t('blocks.original')

interface RowProps {
  version: TextVersion
  isCurrent: boolean
  onRestore: (version: TextVersion) => Promise<void>
}

function VersionRow({ version, isCurrent, onRestore }: RowProps) {
  const { t } = useTranslation()
  const words = new DOMParser().parseFromString(version.content ?? '', 'text/html').body.textContent
  return (
    <li>
      <details>
        <summary>
          <strong>{version.title ?? t('blocks.untitled')}</strong> <span>{whenOf(version)}</span>{' '}
          {isCurrent ? <em>{t('blocks.now')}</em> : null}
        </summary>
        <p>{words}</p>
      </details>
      {isCurrent ? null : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconHistory size={15} />}
          aria-label={t('blocks.restoreOf', { when: whenOf(version) })}
          onClick={() => void onRestore(version)}
        >
          {t('blocks.restore')}
        </Button>
      )}
    </li>
  )
}

type Words = Pick<TextVersion, 'title' | 'content'>

function useRestore(block: AnyRecord, onRestored: () => void) {
  const { t } = useTranslation()
  const save = useSave(textBlocks)
  async function put({ title, content }: Words, version: AnyRecord): Promise<AnyRecord | null> {
    const result = await save({ title, content }, version)
    if (!result.ok) {
      showFailure(t('blocks.restoreFailed'), result.error)
      return null
    }
    onRestored()
    return result.value
  }
  return async (version: TextVersion) => {
    const before = { title: block['title'] as string | null, content: block['content'] as string | null }
    const saved = await put(version, block)
    if (!saved) return
    const toast = `restored-${saved.updatedAt}`
    notifications.show({
      id: toast,
      color: 'pine',
      autoClose: undoTime,
      title: t('blocks.restored'),
      message: (
        <UndoOffer
          hint={t('blocks.restoredHint')}
          onUndo={() => {
            notifications.hide(toast)
            void put(before, saved)
          }}
        />
      ),
    })
  }
}
