import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import type { WaitingChange } from '../../core/offline/change.ts'
import { noteChange, removeChange } from '../../core/offline/queue.ts'
import { reservationPath } from '../reservations/list-cells.tsx'
import { changeText, nowText, refusalText } from './change-text.ts'
import { useWaiting } from './use-waiting.ts'

interface Props {
  /** Sends again what the person wants to be sent again. */
  onRepeat: () => void
  /** Called when a link leads elsewhere. */
  onLeave: () => void
}

/** All changes of this device: those that wait, and those that were refused with both versions. */
export function ChangeList({ onRepeat, onLeave }: Props) {
  const changes = useWaiting()
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
      {changes.map((one) => (
        <li key={one.id} className="card" style={{ padding: 'var(--mantine-spacing-md)' }}>
          <Subject of={one} onLeave={onLeave} />
          {one.refusal ? <Refused of={one} onRepeat={onRepeat} /> : <Waits of={one} />}
        </li>
      ))}
    </Stack>
  )
}

function Subject({ of: { change, subject }, onLeave }: { of: WaitingChange; onLeave: () => void }) {
  const to = change.kind === 'room' ? '/housekeeping' : reservationPath(change.record)
  return (
    <Anchor component={ScreenLink} to={to} fw={600} onClick={onLeave}>
      {subject}
    </Anchor>
  )
}

function Waits({ of: { change, made_at } }: { of: WaitingChange }) {
  const { t } = useTranslation()
  return (
    <>
      <Text style={{ whiteSpace: 'pre-line' }}>{changeText(change)}</Text>
      <Text size="sm" c="dimmed">
        {t('offline.waits', { when: formatInstant(made_at) })}
      </Text>
    </>
  )
}

function Refused({ of: one, onRepeat }: { of: WaitingChange; onRepeat: () => void }) {
  const { t } = useTranslation()
  const now = nowText(one)
  const repeat = async () => {
    await noteChange(one, { refusal: null, tried_at: null, version: null })
    onRepeat()
  }
  return (
    <>
      <Text c="barn">{refusalText(one)}</Text>
      <dl style={{ margin: '8px 0' }}>
        <Text component="dt" size="sm" c="dimmed">
          {t('offline.mine', { when: formatInstant(one.made_at) })}
        </Text>
        <dd style={{ margin: 0, whiteSpace: 'pre-line' }}>{changeText(one.change)}</dd>
        {now === null ? null : (
          <>
            <Text component="dt" size="sm" c="dimmed" mt={6}>
              {t('offline.now')}
            </Text>
            <dd style={{ margin: 0, whiteSpace: 'pre-line' }}>{now}</dd>
          </>
        )}
      </dl>
      <Group gap="xs">
        <Button size="xs" variant="light" onClick={() => void repeat()}>
          {t('offline.repeat')}
        </Button>
        <Button size="xs" variant="subtle" color="barn" onClick={() => void removeChange(one)}>
          {t('offline.discard')}
        </Button>
      </Group>
    </>
  )
}
