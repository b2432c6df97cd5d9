import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { pushKeys, pushSubscriptionRows } from '../db/schema/accounts/push.ts'
import { inTransaction } from '../db/database.ts'
import type { AppSecret } from '../platform/keys.ts'
import { Sealer } from '../platform/sealer.ts'

/** The row of the only pair. */
const onlyId = '00000000-0000-0000-0000-000000000001'

export const pushSealer = (appSecret: AppSecret): Sealer => new Sealer(appSecret, 'keys of push notices')

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The property's pair of keys, made at the first use. Where the secret of the installation is lost, a new pair is made;
 * devices that know the former one are forgotten and have to be switched on again.
 */
export async function readVapidKeys(db: Db, appSecret: AppSecret): Promise<VapidKeys> {
  const sealer = pushSealer(appSecret)
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, onlyId))
  const known = row ? sealer.open(row.id, row.sealed) : null
  if (row && known !== null) return { publicKey: row.public_key, privateKey: known }
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  await inTransaction(db, async (tx) => {
    if (row) {
      await tx.delete(pushSubscriptionRows)
      await tx.delete(pushKeys).where(eq(pushKeys.sealed, row.sealed))
    }
    const values = { id: onlyId, public_key: made.publicKey, sealed: sealer.seal(onlyId, made.privateKey) }
    await tx.insert(pushKeys).values(values).onConflictDoNothing()
  })
  // Another instance may have made one at the same moment.
  return readVapidKeys(db, appSecret)
}
