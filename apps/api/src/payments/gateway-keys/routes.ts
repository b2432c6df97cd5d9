import { gatewayKeyCalls } from '@dvor/contract/calls/installation/keys.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../../accounts/services.ts'
import type { GatewayOptions } from '../providers/services.ts'
import {
  checkGatewayKeys,
  chooseMethodGateway,
  editGatewayKeys,
  listGateways,
  removeGatewayKeys,
} from './edit-keys.ts'

/** Mounts the keys of payment gateways; they are stored from the back office and never shown again. */
export function mountGatewayKeys(app: FastifyInstance, services: AccountServices & GatewayOptions): void {
  mountCalls(app, gatewayKeyCalls, {
    gateways: () => listGateways(services),
    editGatewayKeys: ({ actor, params: { gateway }, body }) =>
      editGatewayKeys(services, actor, gateway, body),
    removeGatewayKeys: ({ actor, params: { gateway }, query }) =>
      removeGatewayKeys(services, actor, gateway, { leavesOpen: query.open_payments === 'leave' }),
    chooseGateway: ({ actor, params: { method }, body }) =>
      chooseMethodGateway(services, actor, method, body.gateway),
    checkGatewayKeys: ({ actor, params: { gateway } }) => checkGatewayKeys(services, actor, gateway),
  })
}
