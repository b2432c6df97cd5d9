import type { Db } from '../../db/database.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import { deriveKeys } from '../../platform/keys.ts'
import type { PlatformOptions } from '../../platform/services.ts'
import { SettingRefused } from '../../platform/setting-refused.ts'

const wrongSecret =
  'APP_SECRET: the values in this database were encrypted with another secret. Put the earlier one back, or set it as APP_SECRET_PREVIOUS; where it is lost, APP_SECRET_LOST=1 goes on without document numbers, gateway and wallet keys, the mail password, second factors and codes of vouchers'

const goneOn =
  'APP_SECRET_LOST: document numbers, gateway and wallet keys, the mail password, second factors and codes of vouchers cannot be read any more; enter them again, and remove the setting'

/**
 * Compares the secret with the one that the database was used with, by an id that reveals nothing of it; the first start
 * stores it. A replaced secret is right while the earlier one is given, too. @throws SettingRefused for another one, unless
 * it is lost and the start goes on without it
 */
export async function checkSecret(
  db: Db,
  { appSecret, secretLost = false }: Pick<PlatformOptions, 'appSecret' | 'secretLost'>,
  report: (line: string) => void,
): Promise<void> {
  const ids = deriveKeys(appSecret, 'check value of a database').map(({ id }) => id)
  const [row] = await db.select({ kept: settingsRow.secret_id }).from(settingsRow)
  const currentId = row?.kept ?? null
  if (currentId === ids[0]) return
  const isOther = currentId !== null && !ids.includes(currentId)
  if (isOther && !secretLost) throw new SettingRefused(wrongSecret)
  await db.update(settingsRow).set({ secret_id: ids[0] })
  if (isOther) report(goneOn)
}
