import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  fitsKey,
  gatewayNames,
  keyKinds,
  type GatewayCheck,
  type GatewayKeysEdit,
  type GatewayName,
  type GatewayState,
} from '@dvor/contract/installation/gateway-keys.ts'
import { eq } from 'drizzle-orm'
import { settingsRow, type Settings } from '../../db/schema/settings/global-settings.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction } from '../../db/database.ts'
import { ApiError, invalid, notFound } from '../../platform/errors.ts'
import { noticeUrl, type GatewayServices } from '../providers/services.ts'
import { requireRecentProof } from '../../accounts/sign-in/prove-identity.ts'
import { readSettings } from '../../property/settings.ts'
import { recordChange } from '../../history/queries.ts'
import { providerOf, providers, providerServing, takesCards } from '../providers/providers.ts'
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
  | 'cardGateway'
  | 'log'
>

/** Gateways that are set up, and whether by environment or settings; never the keys. */
export async function listGateways(services: KeyServices): Promise<GatewayState[]> {
  const settings = await readSettings(services.db)
  const taking = takesCards(settings, services) ? providerServing(settings, 'card', services) : null
  return gatewayNames.map((gateway) => ({
    gateway,
    source: services.gatewayKeys?.[gateway]
      ? 'environment'
      : providers[gateway].isOffered(settings, services)
        ? 'settings'
        : 'none',
    notice_url: noticeUrl(services, gateway),
    takes_cards: gateway === taking,
    chosen_by:
      gateway === services.cardGateway
        ? 'environment'
        : gateway === settings.card_gateway && !services.cardGateway
          ? 'settings'
          : 'none',
  }))
}

/**
 * Chooses the gateway for new card payments; refunds and open payments stay with theirs. @throws ApiError
 * `proof_needed`, `conflict` while the environment chooses it, `not_found` for one without keys
 */
export async function chooseCardGateway(
  services: KeyServices,
  actor: Actor,
  gateway: GatewayName,
): Promise<GatewayState[]> {
  await requireRecentProof(services, actor)
  if (services.cardGateway) throw new ApiError('conflict', 'The environment chooses the gateway')
  await inTransaction(services.db, async (tx) => {
    const settings = await lockSettings(tx)
    if (!providers[gateway].isOffered(settings, services)) throw notFound('Gateway')
    await tx.update(settingsRow).set({ card_gateway: gateway }).where(eq(settingsRow.id, settings.id))
    await recordChange(tx, actor, {
      collection: 'global-settings',
      recordId: settings.id,
      action: 'edit',
      before: { card_gateway: settings.card_gateway },
      after: { card_gateway: gateway },
    })
  })
  return listGateways(services)
}

/**
 * Seals and stores all keys of a gateway, or with null removes them. @throws ApiError `proof_needed`, `invalid` for a
 * key that is missing or has a wrong prefix, `conflict` while the environment sets the gateway
 */
export async function editGatewayKeys(
  services: KeyServices,
  actor: Actor,
  gateway: GatewayName,
  edit: GatewayKeysEdit | null,
): Promise<GatewayState[]> {
  await requireRecentProof(services, actor)
  if (services.gatewayKeys?.[gateway]) throw new ApiError('conflict', 'The environment sets this gateway')
  const issues = edit ? issuesOf(gateway, edit.keys) : []
  if (issues.length > 0) throw invalid(issues)
  await inTransaction(services.db, async (tx) => {
    const { id, gateway_keys } = await lockSettings(tx)
    const { [gateway]: before, ...others } = gateway_keys
    const after: Settings['gateway_keys'] = edit
      ? { ...others, [gateway]: sealKeys(services.appSecret, gateway, edit.keys) }
      : others
    await tx.update(settingsRow).set({ gateway_keys: after }).where(eq(settingsRow.id, id))
    await recordChange(tx, actor, {
      collection: 'global-settings',
      recordId: id,
      action: 'edit',
      before: { [gateway]: before !== undefined },
      after: { [gateway]: edit !== null },
    })
  })
  return listGateways(services)
}

function issuesOf(gateway: GatewayName, keys: GatewayKeysEdit['keys']): FieldIssue[] {
  const kinds = keyKinds(gateway)
  const unknown = Object.keys(keys).filter((name) => !kinds.some(([known]) => known === name))
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
