import { passCalls, walletKeyCalls } from '@dvor/contract/calls/installation/keys.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { editAppleKeys, editGoogleKeys, listWallets, removeKeys } from './keys/edit-keys.ts'
import { makeApplePass, makeGooglePass } from './passes/make-passes.ts'

/** Mounts the passes of reservations for the wallets of phones, and the keys that sign them. */
export function mountWallets(app: FastifyInstance, services: Services): void {
  mountCalls(app, passCalls, {
    apple: async ({ params }, reply) => {
      const pass = await makeApplePass(services, params.token)
      return reply
        .type(passCalls.apple.answer.file)
        .header('content-disposition', 'attachment; filename="rezervacia.pkpass"')
        .send(pass)
    },
    google: async ({ params }, reply) => reply.redirect(await makeGooglePass(services, params.token)),
  })
  mountCalls(app, walletKeyCalls, {
    wallets: () => listWallets(services),
    editAppleKeys: ({ actor, body }) => editAppleKeys(services, actor, body),
    editGoogleKeys: ({ actor, body }) => editGoogleKeys(services, actor, body),
    removeWalletKeys: ({ actor, params }) => removeKeys(services, actor, params.wallet),
  })
}
