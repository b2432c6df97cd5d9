import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { settingsRow, type Settings } from '../../db/schema/settings/global-settings.ts'
import {
  mailPasswordSealer,
  mailServerRows,
  type MailServerKind,
} from '../../messaging/configured-transport.ts'
import { gatewayKeysSealer } from '../../payments/providers/stored-keys.ts'
import { walletKeysSealer } from '../../wallets/keys/stored-keys.ts'
import type { AppSecret } from '../../platform/keys.ts'
import type { Sealer } from '../../platform/sealer.ts'
import type { Services } from '../../platform/services.ts'
import { lockSettings } from '../../property/settings.ts'
import { sealedColumns, sealedEarlier, type SealedColumn } from './sealed-columns.ts'

const batchRows = 500

const isReplaced = (appSecret: AppSecret): boolean => typeof appSecret !== 'string'

/**
 * Seals with the present secret what was sealed with the earlier one: document numbers, second factors, codes of
 * vouchers, unfinished bookings, keys of gateways and wallets, and the passwords of the mail server and the mailbox. In batches, each in a transaction of
 * its own, while the property is open. Does nothing unless the secret was replaced.
 */
export async function resealValues({
  db,
  appSecret,
  log,
}: Pick<Services, 'db' | 'appSecret' | 'log'>): Promise<void> {
  if (!isReplaced(appSecret)) return
  let resealed = await resealSettings(db, appSecret)
  for (const column of sealedColumns) resealed += await resealColumn(db, column, column.sealerOf(appSecret))
  if (resealed === 0) return
  const remaining = await countSealedEarlier(db, appSecret)
  log.warn(
    { resealed, left: remaining },
    remaining === 0
      ? 'everything is sealed with the present secret; APP_SECRET_PREVIOUS may be removed'
      : 'some values could not be sealed with the present secret; keep APP_SECRET_PREVIOUS',
  )
}

/** Number of values that only the earlier secret opens. */
export async function countSealedEarlier(db: Db, appSecret: AppSecret): Promise<number> {
  let count = resealedSettings(await settingsNow(db), appSecret).count
  for (const column of sealedColumns)
    count += await db.$count(column.table, sealedEarlier(column, column.sealerOf(appSecret)))
  return count
}

/** Read from the table, because a kept copy may still have values from before the last run. */
async function settingsNow(db: Db): Promise<Settings> {
  const [settings] = await db.select().from(settingsRow)
  if (!settings) throw new Error('the settings row is missing')
  return settings
}

async function resealColumn(db: Db, column: SealedColumn, sealer: Sealer): Promise<number> {
  let resealed = 0
  let after: string | undefined
  for (;;) {
    const batch = await inTransaction(db, (tx) => resealBatch(tx, column, sealer, after))
    resealed += batch.resealed
    if (batch.last === undefined) return resealed
    after = batch.last
  }
}

/** Seals the next rows after an id, which are locked meanwhile. @returns the last id; undefined when none was left */
async function resealBatch(
  tx: Db,
  column: SealedColumn,
  sealer: Sealer,
  after: string | undefined,
): Promise<{ resealed: number; last?: string }> {
  const { table, id, sealed } = column
  const rows = await tx
    .select({ id: sql<string>`${id}`, sealed: sql<string>`${sealed}` })
    .from(table)
    .where(and(sealedEarlier(column, sealer), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(batchRows)
    .for('update')
  let resealed = 0
  for (const row of rows) {
    const value = sealer.reseal(row.id, row.sealed)
    if (value === null) continue
    await tx.execute(
      sql`update ${table} set ${sql.identifier(sealed.name)} = ${value} where ${eq(id, row.id)}`,
    )
    resealed++
  }
  return { resealed, last: rows.at(-1)?.id }
}

async function resealSettings(db: Db, appSecret: AppSecret): Promise<number> {
  return inTransaction(db, async (tx) => {
    const settings = await lockSettings(tx)
    const { count, ...values } = resealedSettings(settings, appSecret)
    if (count > 0) await tx.update(settingsRow).set(values).where(eq(settingsRow.id, settings.id))
    return count
  })
}

/** The sealed values of the settings under the present secret, and how many of them were under the earlier one. */
function resealedSettings(
  { gateway_keys, wallet_keys, mail_server, mailbox }: Settings,
  appSecret: AppSecret,
) {
  let count = 0
  const renewed = (sealer: Sealer, row: string, sealed: string): string => {
    const isEarlier = sealer.earlierBeginnings.some((beginning) => sealed.startsWith(beginning))
    const value = isEarlier ? sealer.reseal(row, sealed) : null
    if (value === null) return sealed
    count++
    return value
  }
  const keys = Object.entries(gateway_keys).map(([gateway, sealed]) => [
    gateway,
    renewed(gatewayKeysSealer(appSecret), gateway, sealed),
  ])
  const wallets = Object.entries(wallet_keys).map(([wallet, keys]) => [
    wallet,
    keys && { ...keys, sealed: renewed(walletKeysSealer(appSecret), wallet, keys.sealed) },
  ])
  const server = (kind: MailServerKind, stored: Settings[MailServerKind]) => {
    const password = stored?.sealed_password
    const row = mailServerRows[kind]
    const sealed_password = password ? renewed(mailPasswordSealer(appSecret), row, password) : null
    return stored && { ...stored, sealed_password }
  }
  const servers = { mail_server: server('mail_server', mail_server), mailbox: server('mailbox', mailbox) }
  return {
    gateway_keys: Object.fromEntries(keys) as Settings['gateway_keys'],
    wallet_keys: Object.fromEntries(wallets) as Settings['wallet_keys'],
    ...servers,
    count,
  }
}
