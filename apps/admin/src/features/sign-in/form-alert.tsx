import { Alert } from '@mantine/core'
import type { Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'

interface Props {
  failure: Failure | null
  /** Text of a limit, where the form knows a way on. */
  locked?: string
}

/** Shows why a sign-in form failed. */
export function FormAlert({ failure, locked }: Props) {
  return failure ? (
    <Alert color="barn" variant="light" role="alert">
      {failure.code === 'rate_limited' && locked ? locked : errorText(failure)}
    </Alert>
  ) : null
}
