import type { MailServer, MailServerEdit } from '@dvor/contract/installation/mail-server.ts'
import { eq } from 'drizzle-orm'
import { settingsRow, type Settings } from '../db/schema/settings/global-settings.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { readSettings } from '../property/settings.ts'
import { recordChange } from '../history/queries.ts'
import { lockSettings } from '../property/settings.ts'
import { sealPassword } from '../messaging/configured-transport.ts'
import type { StoredMailServer } from '../db/schema/settings/stored-server.ts'

type MailServices = Pick<Services, 'db' | 'clock' | 'appSecret' | 'smtpUrl'>

const nothing = { host: null, port: null, security: null, user: null, has_password: false }

/** The mail server in use, without its password. */
export async function readMailServer({ db, smtpUrl }: MailServices): Promise<MailServer> {
  if (smtpUrl) return fromEnvironment(smtpUrl)
  const { mail_server: stored } = await readSettings(db)
  return stored ? { source: 'settings', ...presentServer(stored) } : { source: 'none', ...nothing }
}

function fromEnvironment(smtpUrl: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:'
  return {
    source: 'environment',
    host: hostname,
    port: port ? Number(port) : isTls ? 465 : 587,
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(username) || null,
    has_password: password !== '',
  }
}

const presentServer = ({ host, port, security, user, sealed_password }: StoredMailServer) => ({
  host,
  port,
  security,
  user,
  has_password: sealed_password !== null,
})

/**
 * Stores the mail server of the settings, or with null removes it. The password is sealed, and is not carried over to
 * another host or user.
 * @throws ApiError `proof_needed`, `conflict` while the environment sets the mail server
 */
export async function editMailServer(
  services: MailServices,
  actor: Actor,
  edit: MailServerEdit | null,
): Promise<MailServer> {
  await requireRecentProof(services, actor)
  if (services.smtpUrl) throw new ApiError('conflict', 'The environment sets the mail server')
  await inTransaction(services.db, async (tx) => {
    const { id, mail_server: before } = await lockSettings(tx)
    const after = edit && sealed(services, edit, before)
    await storeServer(tx, id, after)
    await recordChange(tx, actor, {
      collection: 'global-settings',
      recordId: id,
      action: 'edit',
      before: { mail_server: before && presentServer(before) },
      after: { mail_server: after && presentServer(after) },
    })
  })
  return readMailServer(services)
}

function sealed(
  { appSecret }: MailServices,
  { password, ...server }: MailServerEdit,
  before: StoredMailServer | null,
): StoredMailServer {
  const stays = before?.host === server.host && before.user === server.user
  const storedPassword = stays ? before.sealed_password : null
  return { ...server, sealed_password: password ? sealPassword(appSecret, password) : storedPassword }
}

async function storeServer(db: Db, id: string, mail_server: Settings['mail_server']): Promise<void> {
  await db.update(settingsRow).set({ mail_server }).where(eq(settingsRow.id, id))
}
