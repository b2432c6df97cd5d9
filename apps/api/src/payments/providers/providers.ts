import { servesMethod, type GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import {
  gatewayMethod,
  gatewayMethods,
  type PaymentMethod,
} from '@dvor/contract/values/reservation-states.ts'
import type { Db } from '../../db/database.ts'
import type { ProviderName } from '../../db/schema/accounting/payments.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { readSettings } from '../../property/settings.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { PaymentProvider } from './provider.ts'
import { comgateProvider } from './comgate-provider.ts'
import { gopayProvider } from './gopay-provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import type { GatewayOptions, PaymentServices } from './services.ts'
import { accessTo } from './stored-keys.ts'
import { stripeProvider } from './stripe-provider.ts'
import { tatrapayplusProvider } from './tatrapayplus-provider.ts'
import { trialPattern } from './trial-ids.ts'

/** Services that tell whether a provider is set up. */
export type ProviderSetup = GatewayOptions & Pick<PaymentServices, 'appSecret'>

/** A payment provider: everything that differs between gateways, beside the calls to the gateway itself. */
interface ProviderRules {
  /** ISO 4217; payments in another currency are not booked. */
  currency: string
  /** LIKE pattern of the gateway's ids of trial payments, which move no money; null where it has no trial mode. */
  trialIds: string | null
  /** Whether the gateway carries out a refund once that is requested twice with the same reference. */
  repeatableRefunds: boolean
  /** Methods whose money reaches the property's own account, each payment as a movement of its own. */
  paysToAccount?: readonly PaymentMethod[]
  /** Whether the status of a payment tells what the gateway has returned of it. */
  tellsReturned?: boolean
  /** Whether guests may pay through it now. */
  isOffered(settings: Settings, setup: ProviderSetup): boolean
  /** The gateway; null where it has no keys. */
  open(settings: Settings, services: PaymentServices): PaymentProvider | null
}

/** Every provider. Other differences, such as the methods of a gateway, stand with its keys in the contract. */
export const providers: Readonly<Record<ProviderName, ProviderRules>> = {
  stripe: {
    currency: 'EUR',
    trialIds: String.raw`cs\_test\_%`,
    repeatableRefunds: true,
    isOffered: (settings, setup) => accessTo('stripe', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('stripe', settings, services)
      return access && stripeProvider(access, services.clock)
    },
  },
  comgate: {
    currency: 'EUR',
    trialIds: trialPattern,
    repeatableRefunds: false,
    isOffered: (settings, setup) => accessTo('comgate', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('comgate', settings, services)
      return access && comgateProvider(access)
    },
  },
  gopay: {
    currency: 'EUR',
    trialIds: trialPattern,
    repeatableRefunds: false,
    tellsReturned: true,
    isOffered: (settings, setup) => accessTo('gopay', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('gopay', settings, services)
      return access && gopayProvider(access, services)
    },
  },
  tatrapayplus: {
    currency: 'EUR',
    trialIds: trialPattern,
    repeatableRefunds: true,
    paysToAccount: ['bank', 'later'],
    tellsReturned: true,
    isOffered: (settings, setup) => accessTo('tatrapayplus', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('tatrapayplus', settings, services)
      return access && tatrapayplusProvider(access, services)
    },
  },
  sandbox: {
    currency: 'EUR',
    trialIds: '%',
    repeatableRefunds: true,
    isOffered: ({ sample_mode }, { sandboxAllowed }) => sample_mode || sandboxAllowed,
    open: (_settings, services) => sandboxProvider(services),
  },
}

export const providerNames = Object.keys(providers) as ProviderName[]

/** Providers with methods whose money reaches the property's own account. */
export const accountProviders = providerNames.filter((name) => providers[name].paysToAccount)

/**
 * The gateway that can return a payment to its payer; undefined for none, also where the money reached the property's
 * own account. @param method as it stands with the money
 */
export function returningGateway(provider: string | null, method: string | null): ProviderName | undefined {
  const name = findProviderName(provider)
  return name && method === 'transfer' && accountProviders.includes(name) ? undefined : name
}

/** The provider of this name; undefined for any other text. */
export const findProviderName = (name: string | null): ProviderName | undefined =>
  providerNames.find((one) => one === name)

/** Whether a provider can serve a method. */
function canServe(name: ProviderName, method: PaymentMethod): boolean {
  if (name === 'sandbox') return method === 'sandbox'
  const { success, data } = gatewayMethod.safeParse(method)
  return success && servesMethod(name, data)
}

/** The gateway that the environment, else the owner, chose for a method. */
export function chosenGateway(
  { method_gateways }: Pick<Settings, 'method_gateways'>,
  method: PaymentMethod,
  { methodGateways }: Pick<GatewayOptions, 'methodGateways'>,
): GatewayName | null {
  const { success, data } = gatewayMethod.safeParse(method)
  return success ? (methodGateways?.[data] ?? method_gateways[data] ?? null) : null
}

/** Methods that need a choice, because a gateway with keys may not have them enabled. */
const needsChoice: readonly PaymentMethod[] = ['bank', 'later']

/**
 * The provider through which guests may pay by a method now: the chosen one, else the first that is set up, but none
 * without a choice for a method that a gateway may not have enabled.
 */
export function offeredProvider(
  settings: Settings,
  method: PaymentMethod,
  setup: ProviderSetup,
): ProviderName | null {
  const offered = providerNames.filter(
    (name) => canServe(name, method) && providers[name].isOffered(settings, setup),
  )
  const gateway = offered.find((name) => name === chosenGateway(settings, method, setup))
  return gateway ?? (needsChoice.includes(method) ? null : (offered[0] ?? null))
}

/** Methods that guests may pay by through a provider now. */
export const onlineMethodsOffered = (settings: Settings, setup: ProviderSetup): PaymentMethod[] =>
  [...gatewayMethods, 'sandbox' as const].filter(
    (method) => offeredProvider(settings, method, setup) !== null,
  )

/** Whether guests can pay at a real gateway. */
export const takesOnlinePayments = (
  settings: Settings,
  setup: Omit<ProviderSetup, 'sandboxAllowed'>,
): boolean =>
  onlineMethodsOffered(settings, { ...setup, sandboxAllowed: false }).some((method) => method !== 'sandbox')

/**
 * The provider that serves an online payment method in this installation.
 * @throws ApiError `payment_method_unavailable` for a method that no provider serves
 */
export function providerServing(
  settings: Settings,
  method: PaymentMethod,
  setup: ProviderSetup,
): ProviderName {
  // The last: who chose a method that has been withdrawn since, such as the trial, may still pay by it; a gateway
  // without keys refuses when it is opened.
  const name = offeredProvider(settings, method, setup) ?? providerNames.find((one) => canServe(one, method))
  if (!name) throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
  return name
}

/** A gateway by the name in its address. @throws ApiError `not_found` where it is unknown or not set up */
export async function providerOf(db: Db, name: string, services: PaymentServices): Promise<PaymentProvider> {
  const providerName = findProviderName(name)
  const gateway = providerName && providers[providerName].open(await readSettings(db), services)
  if (gateway) return gateway
  throw notFound('Gateway')
}

/** Gateways whose records can be read now. */
export async function activeProviders(db: Db, services: PaymentServices): Promise<ProviderName[]> {
  const settings = await readSettings(db)
  return providerNames.filter((name) => providers[name].open(settings, services) !== null)
}
