import { Alert } from '@mantine/core'
import type { Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'

interface Props {
  failure: Failure | null
}

/** Shows why a sign-in form failed. */
export function FormAlert({ failure }: Props) {
  return failure ? (
    <Alert color="barn" variant="light" role="alert">
      {errorText(failure)}
    </Alert>
  ) : null
}
