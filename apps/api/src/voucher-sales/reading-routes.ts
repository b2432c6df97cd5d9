import { voucherCodeShown, voucherDetail, voucherPage, voucherQuery } from '@dvor/contract/money/vouchers.ts'
import { id } from '@dvor/contract/values/values.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { notFound } from '../platform/errors.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from '../history/queries.ts'
import { findReceiptMovement } from '../vouchers/movement-queries.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'
import { voucherReceiptPdf } from './draw-receipt.ts'
import { voucherPdf } from './draw-voucher.ts'
import { voucherDetailOf, voucherPageOf } from './present-vouchers.ts'
import { showCode } from './show-code.ts'

const params = z.object({ id })
const tags = ['vouchers']
const admin = { access: 'admin' } as const

/** Mounts what the front desk reads: vouchers, their codes and their files. */
export function mountVoucherReading(fastify: FastifyInstance, services: Services): void {
  const app = typedApp(fastify)
  const { db, clock } = services
  app.get('/vouchers', {
    config: admin,
    schema: { summary: 'Darčekové poukazy', tags, querystring: voucherQuery, response: { 200: voucherPage } },
    handler: ({ query }) => voucherPageOf(db, query, clock),
  })
  app.get('/vouchers/:id', {
    config: admin,
    schema: { summary: 'Poukaz s pohybmi', tags, params, response: { 200: voucherDetail } },
    handler: (request) => voucherDetailOf(db, request.params.id, clock),
  })
  app.get('/vouchers/:id/file.pdf', {
    config: admin,
    schema: { summary: 'Poukaz v PDF', tags, params, response: fileAnswer('application/pdf') },
    handler: async (request, reply) => {
      const row = await findVoucher(db, request.params.id, todayIn(clock.now()))
      const pdf =
        row.state === 'waiting' || row.state === 'lapsed' || row.state === 'void'
          ? null
          : await voucherPdf(row, services)
      if (!pdf) throw notFound('Voucher')
      await recordChange(db, request.actor, { collection: 'vouchers', recordId: row.id, action: 'printed' })
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="poukaz-${row.number}.pdf"`)
        .send(pdf)
    },
  })
  app.post('/vouchers/:id/code', {
    config: admin,
    schema: {
      summary: 'Celý kód poukazu',
      tags,
      params,
      body: z.strictObject({}),
      response: { 200: voucherCodeShown },
    },
    handler: async ({ actor, params: { id: one } }) => ({ code: await showCode(db, actor, one, services) }),
  })
  app.get('/voucher-movements/:id/file.pdf', {
    config: admin,
    schema: {
      summary: 'Doklad o peniazoch za poukaz v PDF',
      tags,
      params,
      response: fileAnswer('application/pdf'),
    },
    handler: async (request, reply) => {
      const receipt = await findReceiptMovement(db, request.params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await voucherReceiptPdf(receipt))
    },
  })
}
