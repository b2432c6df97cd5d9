import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  gateways,
  type GatewayCheck,
  type GatewayKeysEdit,
  type GatewayName,
  type GatewayState,
} from '@dvor/contract/installation/gateway-keys.ts'
import { eq } from 'drizzle-orm'
import { settingsRow, type Settings } from '../../db/schema/settings/global-settings.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction } from '../../db/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import type { GatewayServices } from '../providers/services.ts'
import { requireRecentProof } from '../../accounts/sign-in/prove-identity.ts'
import { readSettings } from '../../property/settings.ts'
import { recordChange } from '../../history/queries.ts'
import { providerOf, providers } from '../providers/providers.ts'
import { lockSettings } from '../../property/settings.ts'
import { keyNames, sealKeys } from '../providers/stored-keys.ts'

type KeyServices = Pick<
  GatewayServices,
  'db' | 'clock' | 'publicUrl' | 'appSecret' | 'sandboxAllowed' | 'stripe' | 'stripeApi' | 'log'
>

const names = Object.keys(gateways) as GatewayName[]

/** Gateways that are set up, and whether by environment or settings; never the keys. */
export async function listGateways(services: KeyServices): Promise<GatewayState[]> {
  const settings = await readSettings(services.db)
  return names.map((gateway) => ({
    gateway,
    source: services[gateway]
      ? 'environment'
      : providers[gateway].isOffered(settings, services)
        ? 'settings'
        : 'none',
    notice_url: `${services.publicUrl}/api/payments/${gateway}/notifications`,
  }))
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
  if (services[gateway]) throw new ApiError('conflict', 'The environment sets this gateway')
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
  const kinds: Readonly<Record<string, { beginnings: readonly string[] }>> = gateways[gateway].keys
  const unknown = Object.keys(keys).filter((name) => !Object.hasOwn(kinds, name))
  const wrong = keyNames(gateway).flatMap((name): FieldIssue[] => {
    const key = keys[name]
    if (!key) return [{ path: `keys.${name}`, code: 'required' }]
    const fits = kinds[name]?.beginnings.some((start) => key.startsWith(start))
    return fits ? [] : [{ path: `keys.${name}`, code: 'invalid_format' }]
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
