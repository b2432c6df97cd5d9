import {
  vouchersPerPage,
  type Voucher,
  type VoucherDetail,
  type VoucherPage,
} from '@dvor/contract/money/vouchers.ts'
import type { z } from 'zod'
import type { voucherQuery } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { listMovements } from '../vouchers/movement-queries.ts'
import { countVouchers, findVoucher, listVouchers, type FoundVoucher } from '../vouchers/voucher-queries.ts'

/** A voucher for the back office. */
export function voucherView(row: FoundVoucher): Voucher {
  const { id, number, code_end, state, value, balance, to_refund, valid_until, language } = row
  const { buyer_name, buyer_email, recipient_name, recipient_email, message, send_to, send_on, sold_by } = row
  const { pay_until, refund_iban, package_title, taxed_at_sale } = row
  const subject = { value, balance, package_title, taxed_at_sale }
  const facts = { id, number, code_end, state, to_refund, valid_until, language }
  const persons = { buyer_name, buyer_email, recipient_name, recipient_email, message }
  return {
    ...facts,
    ...subject,
    ...persons,
    send_to,
    send_on,
    sold_by,
    pay_until,
    refund_iban,
    created_at: row.createdAt,
  }
}

/** One page of the list. */
export async function voucherPageOf(
  db: Db,
  { page, ...wanted }: z.output<typeof voucherQuery>,
  clock: Clock,
): Promise<VoucherPage> {
  const today = todayIn(clock.now())
  const limits = { limit: vouchersPerPage, offset: (page - 1) * vouchersPerPage }
  const [rows, count] = await Promise.all([
    listVouchers(db, today, { ...wanted, ...limits }),
    countVouchers(db, today, wanted),
  ])
  return { vouchers: rows.map(voucherView), count }
}

/** A voucher with its movements. @throws ApiError `not_found` */
export async function voucherDetailOf(db: Db, id: string, clock: Clock): Promise<VoucherDetail> {
  const row = await findVoucher(db, id, todayIn(clock.now()))
  return { ...voucherView(row), movements: await listMovements(db, id) }
}
