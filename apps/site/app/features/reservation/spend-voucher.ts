import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { voucherRedemption } from '@dvor/contract/money/vouchers.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Why a voucher did not pay. */
export interface VoucherAnswer {
  typed: string
  problem: ErrorCode
}

/** Pays what is due by the voucher in the form, and returns to the reservation with a confirmation. */
export async function spendVoucher(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | VoucherAnswer> {
  const typed = String(form.get('code') ?? '')
  const request = voucherRedemption.safeParse({ code: typed })
  if (!request.success) return { typed, problem: 'voucher_invalid' }
  const spent = await apiOf(context).vouchers.attempt.spend(token, request.data.code)
  return spent.ok ? redirect(`/rezervacia-detail/${token}?poukaz`) : { typed, problem: spent.error.code }
}
