import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import { serviceCalls } from '@dvor/contract/calls/desk/services.ts'
import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../../platform/actor.ts'
import { ifMatchOf } from '../../platform/http/if-match.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { cancelOccurrence } from './cancel-occurrence.ts'
import { addSlotService, previewRemoval, removeSlotService } from './change-slot-services.ts'
import { listBookings } from './list-bookings.ts'
import { listOccurrences } from './list-occurrences.ts'
import { serviceView } from '../../slots/present-services.ts'
import { restoreOccurrence } from './restore-occurrence.ts'

/** Mounts the occurrences of slot services for everybody, and the owner's actions on them. */
export function mountSlots(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  mountCalls(app, bookingCalls, {
    occurrences: ({ query, actor }) => listOccurrences(db, query, clock, deviceOf(actor)),
  })
  mountCalls(app, serviceCalls, {
    serviceBookings: ({ params, query }) => listBookings(db, params.id, query, services),
    cancelOccurrence: async ({ actor, body }) => ({
      reservations: await cancelOccurrence(db, actor, body, services),
    }),
    reopenOccurrence: async ({ actor, body }) => {
      await restoreOccurrence(db, actor, body, services)
      return body
    },
    addService: ({ actor, params, body, query, headers }) => {
      const options = { dryRun: query.dry_run, ifMatch: ifMatchOf({ headers }) }
      return addSlotService(db, actor, params.id, body, options, services)
    },
    previewServiceRemoval: ({ params }) => previewRemoval(db, params.id, services),
    removeService: async ({ actor, params, headers }) => {
      const condition = { ifMatch: ifMatchOf({ headers }) }
      return serviceView(await removeSlotService(db, actor, params.id, services, condition), null)
    },
  })
}
