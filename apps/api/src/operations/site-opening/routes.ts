import { siteOpeningCalls } from '@dvor/contract/calls/installation/sample.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { CollectionServices } from '../../crud/services.ts'
import type { GatewayOptions } from '../../payments/providers/services.ts'
import { confirmRecords } from './confirm-records.ts'
import { openSite } from './open-site.ts'
import { readOpening } from './read-opening.ts'

/** Mounts opening the site for search engines, and the remaining sample content. */
export function mountSiteOpening(app: FastifyInstance, services: CollectionServices & GatewayOptions): void {
  const { db, clock, publicUrl } = services
  mountCalls(app, siteOpeningCalls, {
    read: () => readOpening(db, services),
    open: ({ actor, body }) => openSite(services, body, { actor, clock, publicUrl }),
    confirm: ({ actor, body }) => confirmRecords(services, body, { actor, clock, publicUrl }),
  })
}
