import { ownerVoucherCalls } from '@dvor/contract/calls/vouchers/owner-vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import type { Actor } from '../platform/actor.ts'
import { notFound } from '../platform/errors.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from '../history/queries.ts'
import { findReceiptMovement } from '../vouchers/movement-queries.ts'
import type { VoucherServices } from '../vouchers/services.ts'
import { groupedVoucherCode, voucherSealer } from '../vouchers/voucher-codes.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'
import { voucherReceiptPdf } from './draw-receipt.ts'
import { voucherPdf } from './draw-voucher.ts'
import { voucherDetailOf, voucherPageOf } from './present-vouchers.ts'

/** Mounts what the front desk reads: vouchers, their codes and their files. */
export function mountVoucherReading(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  mountCalls(app, ownerVoucherCalls, {
    list: ({ query }) => voucherPageOf(db, query, clock),
    read: ({ params }) => voucherDetailOf(db, params.id, clock),
    file: async ({ actor, params }, reply) => {
      const row = await findVoucher(db, params.id, todayIn(clock.now()))
      const pdf =
        row.state === 'waiting' || row.state === 'lapsed' || row.state === 'void'
          ? null
          : await voucherPdf(row, services)
      if (!pdf) throw notFound('Voucher')
      await recordChange(db, actor, { collection: 'vouchers', recordId: row.id, action: 'printed' })
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="poukaz-${row.number}.pdf"`)
        .send(pdf)
    },
    showCode: async ({ actor, params }) => ({ code: await showCode(db, actor, params.id, services) }),
    receiptFile: async ({ params }, reply) => {
      const receipt = await findReceiptMovement(db, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await voucherReceiptPdf(receipt))
    },
  })
}

/**
 * The whole code of a voucher that can be spent, to tell it to its holder; the history records the reading.
 * @throws ApiError `not_found` also where the code cannot be read any more
 */
async function showCode(
  db: Db,
  actor: Actor,
  id: string,
  { clock, appSecret }: Pick<VoucherServices, 'clock' | 'appSecret'>,
): Promise<string> {
  const { state, code_sealed } = await findVoucher(db, id, todayIn(clock.now()))
  const code = state === 'valid' ? voucherSealer(appSecret).open(id, code_sealed) : null
  if (code === null) throw notFound('Voucher')
  await recordChange(db, actor, { collection: 'vouchers', recordId: id, action: 'code read' })
  return groupedVoucherCode(code)
}
