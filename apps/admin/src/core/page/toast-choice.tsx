import { Button, Group, Text } from '@mantine/core'

interface Props {
  hint: string
  label: string
  onChoose: () => void
}

/** The body of a toast that offers one action. */
export function ToastChoice({ hint, label, onChoose }: Props) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">{hint}</Text>
      <Button size="compact-sm" variant="light" onClick={onChoose}>
        {label}
      </Button>
    </Group>
  )
}
