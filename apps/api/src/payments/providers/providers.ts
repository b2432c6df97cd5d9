import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Db } from '../../db/database.ts'
import type { ProviderName } from '../../db/schema/reservations/payments.ts'
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
  /** Payment method of the guest that it serves. */
  serves: PaymentMethod
  /** Name in the ledger for payments through it. */
  ledgerMethod: TransactionLog['method']
  /** ISO 4217; payments in another currency are not booked. */
  currency: string
  /** LIKE pattern of the gateway's ids of trial payments, which move no money; null where it has no trial mode. */
  trialIds: string | null
  /** Trial payments are kept by a server of their own. */
  hasTrialServer?: true
  /** Whether the gateway carries out a refund once that is requested twice with the same reference. */
  repeatableRefunds: boolean
  /** Whether guests may pay through it now. */
  isOffered(settings: Settings, setup: ProviderSetup): boolean
  /** The gateway; null where it has no keys. */
  open(settings: Settings, services: PaymentServices): PaymentProvider | null
}

/** Every provider. Of several that serve one method, the chosen one takes new payments, else the first offered. */
export const providers: Readonly<Record<ProviderName, ProviderRules>> = {
  stripe: {
    serves: 'card',
    ledgerMethod: 'card',
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
    serves: 'card',
    ledgerMethod: 'card',
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
    serves: 'card',
    ledgerMethod: 'card',
    currency: 'EUR',
    trialIds: trialPattern,
    hasTrialServer: true,
    repeatableRefunds: false,
    isOffered: (settings, setup) => accessTo('gopay', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('gopay', settings, services)
      return access && gopayProvider(access, services)
    },
  },
  tatrapayplus: {
    serves: 'card',
    ledgerMethod: 'card',
    currency: 'EUR',
    trialIds: trialPattern,
    hasTrialServer: true,
    repeatableRefunds: true,
    isOffered: (settings, setup) => accessTo('tatrapayplus', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('tatrapayplus', settings, services)
      return access && tatrapayplusProvider(access, services)
    },
  },
  sandbox: {
    serves: 'sandbox',
    ledgerMethod: 'sandbox',
    currency: 'EUR',
    trialIds: '%',
    repeatableRefunds: true,
    isOffered: ({ sample_mode }, { sandboxAllowed }) => sample_mode || sandboxAllowed,
    open: (_settings, services) => sandboxProvider(services),
  },
}

export const providerNames = Object.keys(providers) as ProviderName[]

/** The provider of this name; undefined for any other text. */
export const findProviderName = (name: string | null): ProviderName | undefined =>
  providerNames.find((one) => one === name)

/** Methods that guests may pay by through a provider now. */
export function onlineMethodsOffered(settings: Settings, setup: ProviderSetup): PaymentMethod[] {
  const offered = providerNames.filter((name) => providers[name].isOffered(settings, setup))
  return [...new Set(offered.map((name) => providers[name].serves))]
}

/** Whether guests can pay by card. */
export const takesCards = (settings: Settings, setup: Omit<ProviderSetup, 'sandboxAllowed'>): boolean =>
  onlineMethodsOffered(settings, { ...setup, sandboxAllowed: false }).includes('card')

/**
 * The provider that serves an online payment method in this installation.
 * @throws ApiError `payment_method_unavailable` for a method that no provider serves
 */
export function providerServing(
  settings: Settings,
  method: PaymentMethod,
  setup: ProviderSetup,
): ProviderName {
  const serving = providerNames.filter((name) => providers[name].serves === method)
  const offered = serving.filter((name) => providers[name].isOffered(settings, setup))
  // The last: who chose a method that has been withdrawn since, such as the trial, may still pay by it; a gateway
  // without keys refuses when it is opened.
  const name =
    offered.find((one) => one === (setup.cardGateway ?? settings.card_gateway)) ?? offered[0] ?? serving[0]
  if (!name) throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
  return name
}

/** A gateway by the name in its address. @throws ApiError `not_found` where it is unknown or not set up */
export async function providerOf(db: Db, name: string, services: PaymentServices): Promise<PaymentProvider> {
  const known = findProviderName(name)
  const gateway = known && providers[known].open(await readSettings(db), services)
  if (gateway) return gateway
  throw notFound('Gateway')
}

/** Gateways whose records can be read now. */
export async function activeProviders(db: Db, services: PaymentServices): Promise<ProviderName[]> {
  const settings = await readSettings(db)
  return providerNames.filter((name) => providers[name].open(settings, services) !== null)
}
