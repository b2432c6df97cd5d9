import { apiError } from '@dvor/contract/errors/errors.ts'
import { sampleConfirmation, siteOpening, siteOpeningEdit } from '@dvor/contract/installation/site-opening.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { CollectionServices } from '../../crud/services.ts'
import type { GatewayOptions } from '../../payments/providers/services.ts'
import { confirmRecords } from './confirm-records.ts'
import { openSite } from './open-site.ts'
import { readOpening } from './read-opening.ts'

const config = { access: 'admin' } as const
const tags = ['site-opening']
const response = { 200: siteOpening, default: apiError }

/** Mounts opening the site for search engines, and the remaining sample content. */
export function mountSiteOpening(app: FastifyInstance, services: CollectionServices & GatewayOptions): void {
  const { db, clock, publicUrl } = services
  const typed = typedApp(app)
  typed.get('/site-opening', {
    config,
    schema: {
      tags,
      summary: 'Čo by hosťom chýbalo a ktoré pripravené texty na webe čakajú na majiteľa',
      response,
    },
    handler: () => readOpening(db, services),
  })
  typed.put('/site-opening', {
    config,
    schema: { tags, summary: 'Otvoriť web pre vyhľadávače', body: siteOpeningEdit, response },
    handler: ({ actor, body }) => openSite(services, body, { actor, clock, publicUrl }),
  })
  typed.post('/site-opening/confirmations', {
    config,
    schema: { tags, summary: 'Potvrdiť texty, ktoré platia', body: sampleConfirmation, response },
    handler: ({ actor, body }) => confirmRecords(services, body, { actor, clock, publicUrl }),
  })
}
