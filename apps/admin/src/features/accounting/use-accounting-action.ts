import { errorText } from '../../core/client/error-text.ts'
import { useCall } from '../../core/client/use-call.ts'

const stale = [['accounting'], ['till']]

/** Runs one call about accounting or the till. */
export function useAccountingAction() {
  const { failure, ...call } = useCall(stale)
  return { ...call, problem: failure && errorText(failure) }
}
