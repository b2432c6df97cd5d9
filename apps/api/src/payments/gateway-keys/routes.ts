import { apiError } from '@dvor/contract/errors/errors.ts'
import {
  gatewayCheck,
  gatewayKeysEdit,
  gatewayKeysRemoval,
  gatewayName,
  gatewayState,
  methodGatewayEdit,
} from '@dvor/contract/installation/gateway-keys.ts'
import { gatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { AccountServices } from '../../accounts/services.ts'
import type { GatewayOptions } from '../providers/services.ts'
import {
  checkGatewayKeys,
  chooseMethodGateway,
  editGatewayKeys,
  listGateways,
  removeGatewayKeys,
} from './edit-keys.ts'

const config = { access: 'admin' } as const
const tags = ['gateway-keys']
const params = z.object({ gateway: gatewayName })
const response = { 200: z.array(gatewayState), default: apiError }

/** Mounts the keys of payment gateways; they are stored from the back office and never shown again. */
export function mountGatewayKeys(app: FastifyInstance, services: AccountServices & GatewayOptions): void {
  const typed = typedApp(app)
  typed.get('/gateway-keys', {
    config,
    schema: { tags, summary: 'Ktoré platobné brány sú nastavené', response },
    handler: () => listGateways(services),
  })
  typed.put('/gateway-keys/:gateway', {
    config,
    schema: { tags, summary: 'Nastaviť kľúče brány', params, body: gatewayKeysEdit, response },
    handler: ({ actor, params: { gateway }, body }) => editGatewayKeys(services, actor, gateway, body),
  })
  typed.delete('/gateway-keys/:gateway', {
    config,
    schema: { tags, summary: 'Odstrániť kľúče brány', params, querystring: gatewayKeysRemoval, response },
    handler: ({ actor, params: { gateway }, query }) =>
      removeGatewayKeys(services, actor, gateway, { leavesOpen: query.open_payments === 'leave' }),
  })
  typed.put('/method-gateways/:method', {
    config,
    schema: {
      tags,
      summary: 'Cez ktorú bránu sa platí týmto spôsobom',
      params: z.object({ method: gatewayMethod }),
      body: methodGatewayEdit,
      response,
    },
    handler: ({ actor, params: { method }, body }) =>
      chooseMethodGateway(services, actor, method, body.gateway),
  })
  typed.post('/gateway-keys/:gateway/check', {
    config,
    schema: {
      tags,
      summary: 'Overiť kľúče brány',
      params,
      response: { 200: gatewayCheck, default: apiError },
    },
    handler: ({ actor, params: { gateway } }) => checkGatewayKeys(services, actor, gateway),
  })
}
