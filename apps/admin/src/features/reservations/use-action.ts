import { useCall } from '../../core/client/use-call.ts'
import { problemText } from './problem-text.ts'

const stale = [['reservations'], ['dashboard'], ['tape-chart'], ['invoices'], ['accounting'], ['till']]

/** Runs one call about a reservation. A failure is returned as a text and as it is. */
export function useAction() {
  const call = useCall(stale)
  return { ...call, problem: call.failure && problemText(call.failure) }
}
