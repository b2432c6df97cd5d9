import type { Mailbox, MailServer, MailServerEdit } from '@dvor/contract/installation/mail-server.ts'
import { eq } from 'drizzle-orm'
import { settingsRow } from '../db/schema/settings/global-settings.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { readSettings } from '../property/settings.ts'
import { recordChange } from '../history/queries.ts'
import { lockSettings } from '../property/settings.ts'
import { sealPassword, type MailServerKind } from '../messaging/configured-transport.ts'
import { mailboxProgress } from '../db/schema/messages/incoming-emails.ts'
import { accountOf } from './open-mailbox.ts'
import type { StoredMailServer } from '../db/schema/settings/stored-server.ts'

export type MailServices = Pick<Services, 'db' | 'clock' | 'appSecret' | 'smtpUrl'>

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
  if (services.smtpUrl) throw new ApiError('conflict', 'The environment sets the mail server')
  await editServer(services, actor, 'mail_server', edit)
  return readMailServer(services)
}

/** The mailbox whose e-mails are read, and how the last reading went. */
export async function readMailbox({ db }: MailServices): Promise<Mailbox> {
  const { mailbox } = await readSettings(db)
  if (!mailbox) return { source: 'none', ...nothing, read_at: null, problem: null }
  const account = accountOf(mailbox)
  const [state] = await db.select().from(mailboxProgress).where(eq(mailboxProgress.account, account))
  const { read_at = null, problem = null } = state ?? {}
  return { source: 'settings', ...presentServer(mailbox), read_at, problem }
}

/** The same for the mailbox whose e-mails are read. @throws ApiError `proof_needed` */
export async function editMailbox(
  services: MailServices,
  actor: Actor,
  edit: MailServerEdit | null,
): Promise<Mailbox> {
  await editServer(services, actor, 'mailbox', edit)
  return readMailbox(services)
}

/** Stores or removes one of the servers, and records the change without its password. */
async function editServer(
  services: MailServices,
  actor: Actor,
  kind: MailServerKind,
  edit: MailServerEdit | null,
): Promise<void> {
  await requireRecentProof(services, actor)
  await inTransaction(services.db, async (tx) => {
    const { id, [kind]: before } = await lockSettings(tx)
    const after = edit && sealed(services, kind, edit, before)
    await tx
      .update(settingsRow)
      .set({ [kind]: after })
      .where(eq(settingsRow.id, id))
    await recordChange(tx, actor, {
      collection: 'global-settings',
      recordId: id,
      action: 'edit',
      before: { [kind]: before && presentServer(before) },
      after: { [kind]: after && presentServer(after) },
    })
  })
}

function sealed(
  { appSecret }: MailServices,
  kind: MailServerKind,
  { password, ...server }: MailServerEdit,
  before: StoredMailServer | null,
): StoredMailServer {
  const stays = before?.host === server.host && before.user === server.user
  const storedPassword = stays ? before.sealed_password : null
  return { ...server, sealed_password: password ? sealPassword(appSecret, kind, password) : storedPassword }
}
