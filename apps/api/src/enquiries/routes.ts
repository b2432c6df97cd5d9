import { formCalls } from '@dvor/contract/calls/guests/enquiries.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sendHallDemand } from './send-hall-demand.ts'

/** Mounts the public forms of the site. */
export function mountEnquiries(app: FastifyInstance, services: Services): void {
  mountCalls(app, formCalls, {
    sendContactMessage: async ({ actor, body }) => {
      await sendContactMessage(services.db, actor, body, services)
      return { sent: true }
    },
    sendHallDemand: async ({ actor, body }) => {
      await sendHallDemand(services.db, actor, body, services)
      return { sent: true }
    },
  })
}
