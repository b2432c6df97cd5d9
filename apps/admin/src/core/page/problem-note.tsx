import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Shows why an action failed, where it was started. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (!problem) return null
  return (
    <Alert color="barn" variant="light" role="alert" icon={<IconAlertTriangle size={18} />} my="sm">
      {problem}
    </Alert>
  )
}
