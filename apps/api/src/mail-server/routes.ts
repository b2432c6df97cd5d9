import { mailServerCalls } from '@dvor/contract/calls/installation/installation.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { signedInActor } from '../accounts/sign-in/signed-in-actor.ts'
import { editMailServer, readMailServer } from './edit-server.ts'
import { sendMailServerTest } from './send-test.ts'

/** Mounts the mail server's settings of the back office. */
export function mountMailServer(app: FastifyInstance, services: Services): void {
  mountCalls(app, mailServerCalls, {
    read: () => readMailServer(services),
    edit: ({ actor, body }) => editMailServer(services, actor, body),
    remove: ({ actor }) => editMailServer(services, actor, null),
    test: async ({ actor }) => {
      await requireRecentProof(services, actor)
      const { user } = signedInActor(actor)
      return sendMailServerTest(services, user.email)
    },
  })
}
