import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  title: string
  text: string
  secret: string
  onDone: () => void
}

/** A secret that can be read once, with a button that copies it. */
export function ShownOnce({ title, text, secret, onDone }: Props) {
  const { t } = useTranslation()
  return (
    <Stack aria-live="polite">
      <Title order={3}>{title}</Title>
      <Text>{text}</Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {secret}
      </Code>
      <Group>
        <CopyButton value={secret}>
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
