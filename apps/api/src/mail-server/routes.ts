import { mailServerCalls } from '@dvor/contract/calls/installation/installation.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { signedInActor } from '../accounts/sign-in/signed-in-actor.ts'
import { editMailbox, editMailServer, readMailbox, readMailServer } from './edit-server.ts'
import { testMailbox } from './test-mailbox.ts'
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
    mailbox: () => readMailbox(services),
    editMailbox: ({ actor, body }) => editMailbox(services, actor, body),
    removeMailbox: ({ actor }) => editMailbox(services, actor, null),
    testMailbox: async ({ actor }) => {
      await requireRecentProof(services, actor)
      return testMailbox(services)
    },
  })
}
