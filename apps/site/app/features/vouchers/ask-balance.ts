import { voucherBalanceRequest, type VoucherBalance } from '@dvor/contract/money/vouchers.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { refusedVoucher, type RefusedVoucher } from '../../core/forms/voucher-refusal.ts'

/** Result of asking for the balance of a voucher. */
export interface BalanceAnswer {
  found?: VoucherBalance
  problem?: RefusedVoucher
}

/** Reads the balance of the voucher whose code is in a form. */
export async function askBalance(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<BalanceAnswer> {
  const request = voucherBalanceRequest.safeParse({ code: form.get('code') })
  if (!request.success) return { problem: refusedVoucher('unknown') }
  const answer = await apiOf(context).vouchers.attempt.balance(request.data)
  return answer.ok ? { found: answer.value } : { problem: answer.error }
}
