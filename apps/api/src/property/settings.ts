import type { Db } from '../db/database.ts'
import { cachedRead } from '../db/cached-read.ts'
import { prepared } from '../db/prepared.ts'
import { settingsRow, type Settings } from '../db/schema/settings/global-settings.ts'

const settingsStatement = prepared((db) => db.select().from(settingsRow).limit(1).prepare('read_settings'))

/** Reads the property's settings; the row always exists (`seedProperty`). */
export const readSettings: (db: Db) => Promise<Settings> = cachedRead(async (db) => {
  const [row] = await settingsStatement(db).execute()
  if (!row) throw new Error('the settings row is missing')
  return row
})

/** Reads the settings and locks them until the transaction ends, so that one of two simultaneous changes sees the other. */
export async function lockSettings(db: Db): Promise<Settings> {
  const [settings] = await db.select().from(settingsRow).for('update')
  if (!settings) throw new Error('the settings row is missing')
  return settings
}
