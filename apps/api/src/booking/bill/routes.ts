import { billCalls } from '@dvor/contract/calls/desk/bill.ts'
import type { FastifyInstance } from 'fastify'
import type { CollectionServices } from '../../crud/services.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { billItemView, listBillItems } from '../../reservations/queries/bill-item-queries.ts'
import { findReservation } from '../../reservations/queries/reservation-queries.ts'
import { addToBill } from './add-to-bill.ts'
import { takeBack } from './change-bill.ts'
import { chargeProposal, dismissProposal } from './decide-proposal.ts'

/** Mounts what guests take by pieces, and the proposals of housekeeping. */
export function mountBill(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  mountCalls(app, billCalls, {
    list: async ({ params }) => {
      const { id } = await findReservation(db, { id: params.id })
      return (await listBillItems(db, id)).map(billItemView)
    },
    add: ({ actor, params, body }) => addToBill(db, actor, params.id, body, services),
    takeBack: ({ actor, params, body }) => takeBack(db, actor, params.id, body, services),
    charge: ({ actor, params, body }) => chargeProposal(db, actor, params.id, body, services),
    dismiss: ({ actor, params }) => dismissProposal(db, actor, params.id, services),
  })
}
