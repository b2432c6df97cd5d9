import type { VoucherRefusal } from '@dvor/contract/money/vouchers.ts'
import { ApiError } from '../platform/errors.ts'
import type { FoundVoucher } from './voucher-queries.ts'

/**
 * Error of a code that pays nothing, with the reason. An honest holder learns what to do; somebody who guesses learns
 * nothing to spend, and each such answer counts as a wrong code (decision 109).
 */
export function refusedCode(voucher: Pick<FoundVoucher, 'state' | 'valid_until'> | undefined): ApiError {
  if (!voucher) {
    const details: VoucherRefusal = { state: 'unknown' }
    return new ApiError('voucher_invalid', 'There is no such voucher', { details })
  }
  const { state, valid_until } = voucher
  const details: VoucherRefusal = { state, valid_until }
  return new ApiError('voucher_invalid', 'This voucher cannot be spent', { details })
}
