import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  hint: string
  onUndo: () => void
}

/** The body of a toast about something that can be taken back. */
export function UndoOffer({ hint, onUndo }: Props) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">{hint}</Text>
      <Button size="compact-sm" variant="light" onClick={onUndo}>
        {t('list.undo')}
      </Button>
    </Group>
  )
}
