import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  fitsKey,
  gateways,
  gatewayNames,
  keyKinds,
  servesMethod,
  type GatewayCheck,
  type GatewayKeysEdit,
  type GatewayName,
  type GatewayState,
} from '@dvor/contract/installation/gateway-keys.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import { eq } from 'drizzle-orm'
import { settingsRow, type Settings } from '../../db/schema/settings/global-settings.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { countUnderWay } from '../payment-queries.ts'
import { noticeUrl, type GatewayServices } from '../providers/services.ts'
import { requireRecentProof } from '../../accounts/sign-in/prove-identity.ts'
import { readSettings } from '../../property/settings.ts'
import { recordChange } from '../../history/queries.ts'
import { chosenGateway, offeredProvider, providerOf, providers } from '../providers/providers.ts'
import { lockSettings } from '../../property/settings.ts'
import { sealKeys } from '../providers/stored-keys.ts'

type KeyServices = Pick<
  GatewayServices,
  | 'db'
  | 'clock'
  | 'publicUrl'
  | 'appSecret'
  | 'sandboxAllowed'
  | 'gatewayKeys'
  | 'gatewayApis'
  | 'methodGateways'
  | 'log'
>

/** Gateways that are set up, and whether by environment or settings; never the keys. */
export async function listGateways(services: KeyServices): Promise<GatewayState[]> {
  const settings = await readSettings(services.db)
  return gatewayNames.map((gateway) => ({
    gateway,
    source: services.gatewayKeys?.[gateway]
      ? 'environment'
      : providers[gateway].isOffered(settings, services)
        ? 'settings'
        : 'none',
    notice_url: noticeUrl(services, gateway),
    methods: gateways[gateway].methods.map((method) => ({
      method,
      is_used: offeredProvider(settings, method, services) === gateway,
      chosen_by:
        chosenGateway(settings, method, services) !== gateway
          ? 'none'
          : services.methodGateways?.[method]
            ? 'environment'
            : 'settings',
    })),
  }))
}

/**
 * Chooses the gateway for new payments by a method, or with null none; refunds and open payments stay with theirs. The
 * gateway is asked before whether it has the method enabled, except for cards, which every gateway takes.
 * @throws ApiError `proof_needed`, `conflict` while the environment chooses it, `not_found` for one without keys,
 * `invalid` for one that does not serve the method or has it disabled, `unavailable` when it does not answer
 */
export async function chooseMethodGateway(
  services: KeyServices,
  actor: Actor,
  method: GatewayMethod,
  gateway: GatewayName | null,
): Promise<GatewayState[]> {
  await requireRecentProof(services, actor)
  if (services.methodGateways?.[method]) throw new ApiError('conflict', 'The environment chooses the gateway')
  if (gateway) await refuseDisabled(services, method, gateway)
  await inTransaction(services.db, async (tx) => {
    const { id, method_gateways } = await lockSettings(tx)
    const { [method]: before, ...others } = method_gateways
    const after = gateway ? { ...others, [method]: gateway } : others
    await tx.update(settingsRow).set({ method_gateways: after }).where(eq(settingsRow.id, id))
    await recordChange(tx, actor, {
      collection: 'global-settings',
      recordId: id,
      action: 'edit',
      before: { [`${method}_gateway`]: before ?? null },
      after: { [`${method}_gateway`]: gateway },
    })
  })
  return listGateways(services)
}

async function refuseDisabled(
  services: KeyServices,
  method: GatewayMethod,
  gateway: GatewayName,
): Promise<void> {
  const wrong = invalid([{ path: 'gateway', code: 'invalid_choice' }])
  if (!servesMethod(gateway, method)) throw wrong
  const opened = await providerOf(services.db, gateway, services)
  if (method === 'card') return
  const { accepted, methods, reason } = await opened.checkKeys()
  if (reason === 'unreachable') throw new ApiError('unavailable', 'The gateway does not answer')
  if (!accepted || !methods?.includes(method)) throw wrong
}

/**
 * Seals and stores all keys of a gateway. @throws ApiError `proof_needed`, `invalid` for a key that is missing or has a
 * wrong prefix, `conflict` while the environment sets the gateway
 */
export async function editGatewayKeys(
  services: KeyServices,
  actor: Actor,
  gateway: GatewayName,
  { keys }: GatewayKeysEdit,
): Promise<GatewayState[]> {
  await requireOwnKeys(services, actor, gateway)
  const issues = issuesOf(gateway, keys)
  if (issues.length > 0) throw invalid(issues)
  const sealed = sealKeys(services.appSecret, gateway, keys)
  await inTransaction(services.db, (tx) => storeKeys(tx, actor, gateway, sealed))
  return listGateways(services)
}

/**
 * Removes the keys of a gateway. Without them nobody can ask it about payments and refunds that are under way, so their
 * money would never be booked. @param options.leavesOpen the owner knows of those and leaves them
 * @throws ApiError `proof_needed`, `in_use` with the numbers of open payments and refunds, `conflict` while the
 * environment sets the gateway
 */
export async function removeGatewayKeys(
  services: KeyServices,
  actor: Actor,
  gateway: GatewayName,
  { leavesOpen }: { leavesOpen: boolean },
): Promise<GatewayState[]> {
  await requireOwnKeys(services, actor, gateway)
  await inTransaction(services.db, async (tx) => {
    const open = leavesOpen ? {} : await countUnderWay(tx, gateway)
    if (Object.values(open).some((count) => count > 0))
      throw new ApiError('in_use', 'Payments of this gateway are under way', { details: open })
    await storeKeys(tx, actor, gateway, undefined)
  })
  return listGateways(services)
}

async function requireOwnKeys(services: KeyServices, actor: Actor, gateway: GatewayName): Promise<void> {
  await requireRecentProof(services, actor)
  if (services.gatewayKeys?.[gateway]) throw new ApiError('conflict', 'The environment sets this gateway')
}

async function storeKeys(
  db: Db,
  actor: Actor,
  gateway: GatewayName,
  keys: Settings['gateway_keys'][GatewayName] | undefined,
): Promise<void> {
  const { id, gateway_keys } = await lockSettings(db)
  const { [gateway]: before, ...others } = gateway_keys
  const after = keys ? { ...others, [gateway]: keys } : others
  await db.update(settingsRow).set({ gateway_keys: after }).where(eq(settingsRow.id, id))
  await recordChange(db, actor, {
    collection: 'global-settings',
    recordId: id,
    action: 'edit',
    before: { [gateway]: before !== undefined },
    after: { [gateway]: keys !== undefined },
  })
}

function issuesOf(gateway: GatewayName, keys: GatewayKeysEdit['keys']): FieldIssue[] {
  const kinds = keyKinds(gateway)
  const unknown = Object.keys(keys).filter((name) => !kinds.some(([kindName]) => kindName === name))
  const wrong = kinds.flatMap(([name, kind]): FieldIssue[] => {
    const key = keys[name]
    if (!key) return [{ path: `keys.${name}`, code: 'required' }]
    return fitsKey(kind, key) ? [] : [{ path: `keys.${name}`, code: 'invalid_format' }]
  })
  return [...unknown.map((name): FieldIssue => ({ path: `keys.${name}`, code: 'unknown_key' })), ...wrong]
}

/**
 * Checks with the gateway that it accepts the stored keys. @throws ApiError `proof_needed`, `not_found` where the
 * gateway is not set up
 */
export async function checkGatewayKeys(
  services: KeyServices,
  actor: Actor,
  gateway: GatewayName,
): Promise<GatewayCheck> {
  await requireRecentProof(services, actor)
  return (await providerOf(services.db, gateway, services)).checkKeys()
}
