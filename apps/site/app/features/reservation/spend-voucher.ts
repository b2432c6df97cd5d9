import { voucherRedemption } from '@dvor/contract/money/vouchers.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { refusedVoucher, type RefusedVoucher } from '../../core/forms/voucher-refusal.ts'

/** Why a voucher did not pay. */
export interface VoucherAnswer {
  typed: string
  problem: RefusedVoucher
}

/** Pays what is due by the voucher in the form, and returns to the reservation with a confirmation. */
export async function spendVoucher(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | VoucherAnswer> {
  const typed = String(form.get('code') ?? '')
  const request = voucherRedemption.safeParse({ code: typed })
  if (!request.success) return { typed, problem: refusedVoucher('unknown') }
  const spent = await apiOf(context).vouchers.attempt.spend(token, request.data)
  return spent.ok ? redirect(`/rezervacia-detail/${token}?poukaz`) : { typed, problem: spent.error }
}
