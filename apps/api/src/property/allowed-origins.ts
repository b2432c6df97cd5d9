import { settingsRow } from '../db/schema/settings/global-settings.ts'
import { contentChannel } from '../platform/changes/content-changes.ts'
import type { Db } from '../db/database.ts'
import type { Notifications } from '../platform/changes/notifications.ts'

/** The origins of other web sites that may call the API, from the settings; read again after any content changes. */
export class AllowedOrigins {
  readonly #db: Db
  readonly #notifications: Notifications
  #kept: Promise<readonly string[]> | undefined

  constructor(db: Db, notifications: Notifications) {
    this.#db = db
    this.#notifications = notifications
    notifications.on(contentChannel, () => {
      this.#kept = undefined
    })
  }

  /** Origins such as `https://app.example.sk`; from the cache only while notifications of changes arrive. */
  async list(): Promise<readonly string[]> {
    if (!this.#notifications.upToDate) return this.#read()
    this.#kept ??= this.#read()
    try {
      return await this.#kept
    } catch (error) {
      this.#kept = undefined
      throw error
    }
  }

  async #read(): Promise<readonly string[]> {
    const [row] = await this.#db.select({ origins: settingsRow.cors_origins }).from(settingsRow)
    return row?.origins ?? []
  }
}
