import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** A refusal in words, at the place where it happened. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (!problem) return null
  return (
    <Alert color="barn" variant="light" role="alert" icon={<IconAlertTriangle size={18} />} my="sm">
      {problem}
    </Alert>
  )
}
