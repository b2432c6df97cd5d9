import { contactMessage, enquirySent, hallDemandRequest } from '@dvor/contract/guests/enquiries.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Services } from '../platform/services.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sendHallDemand } from './send-hall-demand.ts'

const config = { access: 'anyone' } as const
const response = { 200: enquirySent, default: apiError }

/** Mounts the public forms of the site (docs/contract.md, Booking). */
export function mountEnquiries(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  typed.post('/send-contact-message', {
    config,
    schema: { tags: ['forms'], summary: 'Správa z kontaktného formulára', body: contactMessage, response },
    handler: async ({ actor, body }) => {
      await sendContactMessage(services.db, actor, body, services)
      return { sent: true }
    },
  })
  typed.post('/send-hall-demand', {
    config,
    schema: { tags: ['forms'], summary: 'Dopyt na sálu', body: hallDemandRequest, response },
    handler: async ({ actor, body }) => {
      await sendHallDemand(services.db, actor, body, services)
      return { sent: true }
    },
  })
}
