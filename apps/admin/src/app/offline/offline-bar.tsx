import { formatTime, formatInstant, timeIn, todayIn } from '@dvor/format/instants.ts'
import { Modal, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useAway } from '../../core/client/connection.ts'
import { watchCopy } from '../../core/offline/copy.ts'
import { useWaiting } from '../../features/offline/use-waiting.ts'
import { ownCopy } from './follow-copy.ts'
import classes from './offline-bar.module.css'
import { sendWaiting } from './send-waiting.ts'

const ChangeList = lazy(() =>
  import('../../features/offline/change-list.tsx').then((m) => ({ default: m.ChangeList })),
)

/** Says that there is no connection and how old the shown data is, and what waits on this device; else nothing. */
export function OfflineBar() {
  const { t } = useTranslation()
  const away = useAway()
  const copy = useSyncExternalStore(watchCopy, ownCopy)
  const changes = useWaiting()
  const [opened, list] = useDisclosure(false)
  if (!away && changes.length === 0) return null
  const refused = changes.filter(({ refusal }) => refusal !== null).length
  const waiting = changes.length - refused
  const state = copy ? t('offline.awaySince', { when: momentText(copy.copy.made_at) }) : t('offline.away')
  return (
    <div className={classes.bar} data-refused={refused > 0 || undefined}>
      <output>{away ? state : null}</output>
      {changes.length > 0 ? (
        <UnstyledButton className={classes.changes} onClick={list.open}>
          {[
            waiting > 0 ? t('offline.waiting', { count: waiting }) : null,
            refused > 0 ? t('offline.refused', { count: refused }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </UnstyledButton>
      ) : null}
      <Modal
        opened={opened && changes.length > 0}
        onClose={list.close}
        title={t('offline.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Suspense>
          <ChangeList onRepeat={() => void sendWaiting({ isAsked: true })} onLeave={list.close} />
        </Suspense>
      </Modal>
    </div>
  )
}

/** The time of a moment of today, with the day for others. */
const momentText = (moment: string): string =>
  todayIn(moment) === todayIn(new Date()) ? formatTime(timeIn(moment)) : formatInstant(moment)
