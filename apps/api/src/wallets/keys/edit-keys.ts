import type { AppleKeysEdit, GoogleKeysEdit, WalletState } from '@dvor/contract/installation/wallet-keys.ts'
import { walletNames, type WalletName } from '@dvor/contract/values/wallets.ts'
import { eq } from 'drizzle-orm'
import { requireRecentProof } from '../../accounts/sign-in/prove-identity.ts'
import { inTransaction } from '../../db/database.ts'
import { settingsRow, type Settings } from '../../db/schema/settings/global-settings.ts'
import type { StoredKeys } from '../../db/schema/settings/stored-wallet-keys.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Services } from '../../platform/services.ts'
import { lockSettings, readSettings } from '../../property/settings.ts'
import { readAppleKeys } from './apple-keys.ts'
import { readGoogleKeys } from './google-keys.ts'
import { sealKeys } from './stored-keys.ts'

type KeyServices = Pick<Services, 'db' | 'clock' | 'appSecret'>

/** Wallets that are set up, with the name and the last day of their keys; never the keys. */
export async function listWallets({ db }: Pick<Services, 'db'>): Promise<WalletState[]> {
  const { wallet_keys } = await readSettings(db)
  return walletNames.map((wallet) => {
    const { name = null, expires_on = null } = wallet_keys[wallet] ?? {}
    return { wallet, is_set: name !== null, name, expires_on }
  })
}

/** Checks, seals and stores the keys of Apple's wallet. @throws ApiError `proof_needed`, `invalid` */
export async function editAppleKeys(services: KeyServices, actor: Actor, edit: AppleKeysEdit) {
  await requireRecentProof(services, actor)
  const { keys, ...shown } = await readAppleKeys(edit, services.clock.now())
  return store(services, actor, 'apple', {
    ...shown,
    sealed: sealKeys(services.appSecret, 'apple', keys),
  })
}

/** Checks, seals and stores the keys of Google's wallet. @throws ApiError `proof_needed`, `invalid` */
export async function editGoogleKeys(services: KeyServices, actor: Actor, edit: GoogleKeysEdit) {
  await requireRecentProof(services, actor)
  const { keys, ...shown } = readGoogleKeys(edit)
  return store(services, actor, 'google', {
    ...shown,
    sealed: sealKeys(services.appSecret, 'google', keys),
  })
}

/** Removes the keys of a wallet; passes that guests have stay with them. @throws ApiError `proof_needed` */
export async function removeKeys(services: KeyServices, actor: Actor, wallet: WalletName) {
  await requireRecentProof(services, actor)
  return store(services, actor, wallet, null)
}

async function store(
  services: KeyServices,
  actor: Actor,
  wallet: WalletName,
  keys: StoredKeys | null,
): Promise<WalletState[]> {
  await inTransaction(services.db, async (tx) => {
    const { id, wallet_keys } = await lockSettings(tx)
    const { [wallet]: before, ...others } = wallet_keys
    const after: Settings['wallet_keys'] = keys ? { ...others, [wallet]: keys } : others
    await tx.update(settingsRow).set({ wallet_keys: after }).where(eq(settingsRow.id, id))
    await recordChange(tx, actor, {
      collection: 'global-settings',
      recordId: id,
      action: 'edit',
      before: { [`${wallet}_wallet`]: before?.name ?? null },
      after: { [`${wallet}_wallet`]: keys?.name ?? null },
    })
  })
  return listWallets(services)
}
