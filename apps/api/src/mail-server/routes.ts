import { apiError } from '@dvor/contract/errors/errors.ts'
import { mailServer, mailServerEdit, mailTest } from '@dvor/contract/installation/mail-server.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Services } from '../platform/services.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { signedInActor } from '../accounts/sign-in/signed-in-actor.ts'
import { editMailServer, readMailServer } from './edit-server.ts'
import { sendMailServerTest } from './send-test.ts'

const config = { access: 'admin' } as const
const tags = ['mail-server']
const response = { 200: mailServer, default: apiError }

/** Mounts the mail server's settings of the back office. */
export function mountMailServer(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  typed.get('/mail-server', {
    config,
    schema: { tags, summary: 'Nastavenie pošty', response },
    handler: () => readMailServer(services),
  })
  typed.put('/mail-server', {
    config,
    schema: { tags, summary: 'Nastaviť poštu', body: mailServerEdit, response },
    handler: ({ actor, body }) => editMailServer(services, actor, body),
  })
  typed.delete('/mail-server', {
    config,
    schema: { tags, summary: 'Zrušiť nastavenie pošty', response },
    handler: ({ actor }) => editMailServer(services, actor, null),
  })
  typed.post('/mail-server/test', {
    config,
    schema: {
      tags,
      summary: 'Skúšobný list prihlásenému',
      response: { 200: mailTest, default: apiError },
    },
    handler: async ({ actor }) => {
      await requireRecentProof(services, actor)
      const { user } = signedInActor(actor)
      return sendMailServerTest(services, user.email)
    },
  })
}
