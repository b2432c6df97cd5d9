import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  hint: string
  onUndo: () => void
}

/** The body of a toast that offers an undo. */
export function UndoOffer({ hint, onUndo }: Props) {
  const { t } = useTranslation()
  return <ToastChoice hint={hint} label={t('list.undo')} onChoose={onUndo} />
}

interface ToastChoiceProps {
  hint: string
  label: string
  onChoose: () => void
}

/** The body of a toast that offers one action. */
export function ToastChoice({ hint, label, onChoose }: ToastChoiceProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">{hint}</Text>
      <Button size="compact-sm" variant="light" onClick={onChoose}>
        {label}
      </Button>
    </Group>
  )
}
