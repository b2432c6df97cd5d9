import {
  fitsKey,
  gatewayNames,
  keyKinds,
  servesMethod,
  type GatewayKey,
  type GatewayName,
} from '@dvor/contract/installation/gateway-keys.ts'
import { gatewayMethods, type GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import type { GatewayOptions } from '@dvor/api/payments/providers/services.ts'
import { StartFailure } from '../failures/start-failure.ts'
import { origin } from './setting-kinds.ts'

type Environment = Readonly<Record<string, string | undefined>>

const methodVariable = (method: GatewayMethod) => `${method}_GATEWAY`.toUpperCase()
const apiVariable = (gateway: GatewayName) => `${gateway}_API`.toUpperCase()
const keyVariable = (gateway: GatewayName, key: string) => `${gateway}_${key}`.toUpperCase()

/** Every variable of the environment about payment gateways. */
export const gatewayVariables: readonly string[] = [
  ...gatewayNames.flatMap((gateway) => [
    apiVariable(gateway),
    ...keyKinds(gateway).map(([name]) => keyVariable(gateway, name)),
  ]),
  ...gatewayMethods.map(methodVariable),
]

type GatewaySettings = Required<Pick<GatewayOptions, 'gatewayKeys' | 'gatewayApis' | 'methodGateways'>>

/** Keys of the payment gateways, all of a gateway or none, gateways by method, and origins of servers to try them out. */
export function gatewaysOf(env: Environment): GatewaySettings {
  const keys = gatewayNames.map((gateway) => [gateway, keysIn(env, gateway)] as const)
  const apis = gatewayNames.map((gateway) => [gateway, apiIn(env, gateway)] as const)
  return {
    gatewayKeys: Object.fromEntries(keys.filter(([, key]) => key !== null)),
    gatewayApis: Object.fromEntries(apis.filter(([, apiAddress]) => apiAddress !== undefined)),
    methodGateways: Object.fromEntries(
      gatewayMethods.flatMap((method) => {
        const gateway = gatewayIn(env, method)
        return gateway ? [[method, gateway]] : []
      }),
    ),
  }
}

/** The gateway that `CARD_GATEWAY` and its like name, one that serves the method. */
function gatewayIn(env: Environment, method: GatewayMethod) {
  const variable = methodVariable(method)
  const serving = gatewayNames.filter((gateway) => servesMethod(gateway, method))
  const named = env[variable]
  const servingGateway = serving.find((gateway) => gateway === named)
  if (named !== undefined && !servingGateway)
    throw new StartFailure(`${variable}: must be ${serving.join(' or ')}`)
  return servingGateway
}

function apiIn(env: Environment, gateway: GatewayName) {
  const variable = apiVariable(gateway)
  const { success, data, error } = origin.optional().safeParse(env[variable])
  if (!success) throw new StartFailure(`${variable}: ${error.issues[0]?.message}`)
  return data
}

/** Keys of a gateway by their names; each variable is called like the gateway and the key. */
function keysIn(env: Environment, gateway: GatewayName) {
  const named = keyKinds(gateway).map(([name, kind]) => {
    const variable = keyVariable(gateway, name)
    return { name, kind, variable, key: env[variable] }
  })
  const firstKey = named.find(({ key }) => key !== undefined)
  if (!firstKey) return null
  return Object.fromEntries(
    named.map(({ name, kind, variable, key }) => {
      if (key === undefined) throw new StartFailure(`${variable}: is required with ${firstKey.variable}`)
      if (!fitsKey(kind, key)) throw new StartFailure(`${variable}: ${wantedOf(kind)}`)
      return [name, key]
    }),
  )
}

function wantedOf({ beginnings, choices }: GatewayKey): string {
  if (choices) return `must be ${choices.map(({ value }) => value).join(' or ')}`
  return beginnings ? `must begin with ${beginnings.join(' or ')}` : 'must have no spaces'
}
