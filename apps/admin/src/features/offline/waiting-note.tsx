import { formatInstant } from '@dvor/format/instants.ts'
import { Alert, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeText } from './change-text.ts'
import { useWaiting } from './use-waiting.ts'

/** What was done with a record on this device and has not been sent yet; nothing where nothing waits. */
export function WaitingNote({ record }: { record: string }) {
  const { t } = useTranslation()
  const changes = useWaiting().filter(({ change, refusal }) => change.record === record && !refusal)
  if (changes.length === 0) return null
  return (
    <Alert color="hay" radius="lg" mb="md" icon={<IconCloudOff size={20} />}>
      {changes.map(({ id, change, made_at }) => (
        <Text key={id} size="sm" style={{ whiteSpace: 'pre-line' }}>
          {changeText(change)} <small>({t('offline.waits', { when: formatInstant(made_at) })})</small>
        </Text>
      ))}
    </Alert>
  )
}
