import { errorText } from '../../core/client/error-text.ts'
import { useCall } from '../../core/client/use-call.ts'

const stale = [['vouchers'], ['accounting'], ['till']]

/** Runs one call on a voucher. */
export function useVoucherAction() {
  const { failure, ...call } = useCall(stale)
  return { ...call, problem: failure && errorText(failure) }
}
