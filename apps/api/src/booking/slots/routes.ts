import { priceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import {
  bookedSlot,
  bookingsQuery,
  occurrence,
  occurrenceCancellation,
  occurrenceCancelled,
  occurrenceReopening,
  occurrencesQuery,
  serviceAddition,
  serviceReservation,
} from '@dvor/contract/services/slots.ts'
import { dryRunQuery, id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import { deviceOf } from '../../platform/actor.ts'
import { ifMatchOf } from '../../platform/http/if-match.ts'
import type { Services } from '../../platform/services.ts'
import { cancelOccurrence } from './cancel-occurrence.ts'
import { addSlotService, previewRemoval, removeSlotService } from './change-slot-services.ts'
import { listBookings } from './list-bookings.ts'
import { listOccurrences } from './list-occurrences.ts'
import { serviceView } from '../../slots/present-services.ts'
import { restoreOccurrence } from './restore-occurrence.ts'

const byId = z.object({ id })
const config = { access: 'admin' } as const

/** Mounts the occurrences of slot services for everybody, and the owner's actions on them. */
export function mountSlots(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  const { db } = services
  typed.get('/service-occurrences', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Termíny služby s voľnými miestami',
      tags: ['booking'],
      querystring: occurrencesQuery,
      response: { 200: z.array(occurrence) },
    },
    handler: ({ query, actor }) => listOccurrences(db, query, services.clock, deviceOf(actor)),
  })
  typed.get('/services/:id/bookings', {
    config,
    schema: {
      summary: 'Kto má službu rezervovanú',
      tags: ['services'],
      params: byId,
      querystring: bookingsQuery,
      response: { 200: z.array(bookedSlot) },
    },
    handler: ({ params, query }) => listBookings(db, params.id, query, services),
  })
  typed.post('/service-occurrences/cancellation', {
    config,
    schema: {
      summary: 'Zrušenie termínu služby',
      tags: ['services'],
      body: occurrenceCancellation,
      response: { 200: occurrenceCancelled },
    },
    handler: async ({ actor, body }) => ({
      reservations: await cancelOccurrence(db, actor, body, services),
    }),
  })
  typed.post('/service-occurrences/reopening', {
    config,
    schema: {
      summary: 'Obnovenie termínu služby',
      tags: ['services'],
      body: occurrenceReopening,
      response: { 200: occurrenceReopening },
    },
    handler: async ({ actor, body }) => {
      await restoreOccurrence(db, actor, body, services)
      return body
    },
  })
  mountOfReservations(typed, services)
}

/** Mounts the slot services of a reservation. */
function mountOfReservations(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  const { db } = services
  const tags = ['reservations']
  typed.post('/reservations/:id/service-reservations', {
    config,
    schema: {
      summary: 'Pridanie služby s termínom k rezervácii',
      tags,
      params: byId,
      body: serviceAddition,
      querystring: dryRunQuery,
      response: { 200: priceChange },
    },
    handler: ({ actor, params, body, query, headers }) => {
      const options = { dryRun: query.dry_run, ifMatch: ifMatchOf({ headers }) }
      return addSlotService(db, actor, params.id, body, options, services)
    },
  })
  typed.get('/service-reservations/:id/removal', {
    config,
    schema: {
      summary: 'Rozdiel ceny po odobratí služby s termínom',
      tags,
      params: byId,
      response: { 200: priceChange },
    },
    handler: ({ params }) => previewRemoval(db, params.id, services),
  })
  typed.delete('/service-reservations/:id', {
    config,
    schema: {
      summary: 'Odobratie služby s termínom',
      tags,
      params: byId,
      response: { 200: serviceReservation },
    },
    handler: async ({ actor, params, headers }) => {
      const condition = { ifMatch: ifMatchOf({ headers }) }
      return serviceView(await removeSlotService(db, actor, params.id, services, condition), null)
    },
  })
}
