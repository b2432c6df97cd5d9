import { Group, Stack, Text } from '@mantine/core'

export interface Figure {
  label: string
  value: string
  isStrong?: boolean
}

/** Figures below each other, the labels on the left. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Stack component="dl" gap={6} m={0}>
      {figures.map(({ label, value, isStrong }) => (
        <Group key={label} justify="space-between" wrap="nowrap" gap="md">
          <Text component="dt" c={isStrong ? undefined : 'dimmed'} fw={isStrong ? 650 : undefined}>
            {label}
          </Text>
          <Text component="dd" m={0} fw={isStrong ? 650 : 500} style={{ whiteSpace: 'nowrap' }}>
            {value}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
