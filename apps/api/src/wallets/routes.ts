import { apiError } from '@dvor/contract/errors/errors.ts'
import {
  appleKeysEdit,
  googleKeysEdit,
  walletName,
  walletState,
} from '@dvor/contract/installation/wallet-keys.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'
import { editAppleKeys, editGoogleKeys, listWallets, removeKeys } from './keys/edit-keys.ts'
import { makeApplePass, makeGooglePass } from './passes/make-passes.ts'

const passType = 'application/vnd.apple.pkpass'
const byToken = z.object({ token: reservationToken })

/** Mounts the passes of reservations for the wallets of phones, and the keys that sign them. */
export function mountWallets(app: FastifyInstance, services: Services): void {
  mountPasses(app, services)
  mountKeys(app, services)
}

function mountPasses(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  typed.get('/reservation-details/:token/wallet.pkpass', {
    config: { access: 'token' },
    schema: {
      summary: 'Rezervácia do Apple Wallet',
      tags: ['booking'],
      params: byToken,
      response: fileAnswer(passType),
    },
    handler: async ({ params }, reply) => {
      const pass = await makeApplePass(services, params.token)
      return reply
        .type(passType)
        .header('content-disposition', 'attachment; filename="rezervacia.pkpass"')
        .send(pass)
    },
  })
  typed.get('/reservation-details/:token/google-wallet', {
    config: { access: 'token' },
    schema: {
      summary: 'Rezervácia do Peňaženky Google (presmerovanie)',
      tags: ['booking'],
      params: byToken,
      response: { 302: z.null().describe('Presmerovanie na Google'), default: apiError },
    },
    handler: async ({ params }, reply) => reply.redirect(await makeGooglePass(services, params.token)),
  })
}

const config = { access: 'admin' } as const
const tags = ['wallet-keys']
const response = { 200: z.array(walletState), default: apiError }

function mountKeys(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  typed.get('/wallet-keys', {
    config,
    schema: { tags, summary: 'Ktoré peňaženky sú nastavené', response },
    handler: () => listWallets(services),
  })
  typed.put('/wallet-keys/apple', {
    config,
    schema: { tags, summary: 'Nastaviť kľúče Apple Wallet', body: appleKeysEdit, response },
    handler: ({ actor, body }) => editAppleKeys(services, actor, body),
  })
  typed.put('/wallet-keys/google', {
    config,
    schema: { tags, summary: 'Nastaviť kľúče Peňaženky Google', body: googleKeysEdit, response },
    handler: ({ actor, body }) => editGoogleKeys(services, actor, body),
  })
  typed.delete('/wallet-keys/:wallet', {
    config,
    schema: {
      tags,
      summary: 'Odstrániť kľúče peňaženky',
      params: z.object({ wallet: walletName }),
      response,
    },
    handler: ({ actor, params }) => removeKeys(services, actor, params.wallet),
  })
}
