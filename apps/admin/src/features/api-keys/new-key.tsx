import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewKeyForm } from './new-key-form.tsx'

interface Props {
  onDone: () => void
}

/** Makes a key, then shows it, which is possible once. */
export function NewKey({ onDone }: Props) {
  const [key, setKey] = useState<string>()
  return key === undefined ? (
    <NewKeyForm onMade={setKey} onCancel={onDone} />
  ) : (
    <MadeKey apiKey={key} onDone={onDone} />
  )
}

function MadeKey({ apiKey, onDone }: Props & { apiKey: string }) {
  const { t } = useTranslation()
  return (
    <Stack aria-live="polite">
      <Title order={3}>{t('apiKeys.onceTitle')}</Title>
      <Text>{t('apiKeys.once')}</Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {apiKey}
      </Code>
      <Group>
        <CopyButton value={apiKey}>
          {({ copied, copy }) => (
            <Button
              data-autofocus
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {t(copied ? 'apiKeys.copied' : 'apiKeys.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          {t('apiKeys.kept')}
        </Button>
      </Group>
    </Stack>
  )
}
