import { waitingGuestCalls, waitingListCalls } from '@dvor/contract/calls/guests/waiting-list.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Db } from '../db/database.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { readGuestPage, withdrawEntry } from './guest-page.ts'
import { joinWaitingList } from './join.ts'
import { listFits, offerByHand, orderList } from './owner-actions.ts'

/** Mounts the waiting list: the public form, the guest's page, and the owner's actions. */
export function mountWaitingList(app: FastifyInstance, services: BookingServices & { db: Db }): void {
  const { db, clock } = services
  mountCalls(app, waitingGuestCalls, {
    join: ({ actor, body }) => joinWaitingList(db, actor, body, services),
    entry: ({ params }) => readGuestPage(db, params.token, clock),
    leave: async ({ actor, params }) => {
      await withdrawEntry(db, actor, params.token, services)
      return readGuestPage(db, params.token, clock)
    },
  })
  mountCalls(app, waitingListCalls, {
    fits: ({ params }) => listFits(db, params.id, services),
    offer: async ({ actor, params, body }) => {
      await offerByHand(db, actor, params.id, body, services)
      return { done: true }
    },
    order: async ({ actor, body }) => {
      await orderList(db, actor, body.ids, services)
      return { done: true }
    },
  })
}
