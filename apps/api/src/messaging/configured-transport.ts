import type { AppSecret } from '../platform/keys.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { Sealer } from '../platform/sealer.ts'
import type { Services } from '../platform/services.ts'
import { storedEmailsFolder } from './stored-emails.ts'
import { folderTransport, smtpTransport, type MailTransport } from './transport.ts'
import type { StoredMailServer } from '../db/schema/settings/stored-server.ts'

type Known = Pick<Services, 'smtpUrl' | 'appSecret' | 'dataDir'>

/** The way in which e-mails are sent: through a mail server, or into files while none is set. */
export interface ConfiguredTransport {
  readonly transport: MailTransport
  /** false where e-mails are only stored. */
  readonly sends: boolean
}

/** The passwords of the server that sends and of the mailbox are bound to these names. */
export const mailServerRows = { mail_server: 'mail server', mailbox: 'mailbox' } as const
export type MailServerKind = keyof typeof mailServerRows
/** Encrypts the mail server's password with the secret of the installation. */
export const mailPasswordSealer = (appSecret: AppSecret) =>
  new Sealer(appSecret, 'password of the mail server')

/** The mail server's password as the settings store it; another secret cannot open it. */
export const sealPassword = (appSecret: AppSecret, kind: MailServerKind, password: string): string =>
  mailPasswordSealer(appSecret).seal(mailServerRows[kind], password)

/** Null for a password that is sealed with another secret, for example after a restore. */
export const openPassword = (
  appSecret: AppSecret,
  kind: MailServerKind,
  { sealed_password }: StoredMailServer,
): string | null => mailPasswordSealer(appSecret).open(mailServerRows[kind], sealed_password)

/** Whether e-mails are really sent: the environment or the settings name a mail server. */
export const isMailSet = (
  { mail_server }: Pick<Settings, 'mail_server'>,
  { smtpUrl }: Pick<Services, 'smtpUrl'>,
): boolean => smtpUrl !== undefined || mail_server !== null

/** The mail transport at present. The environment takes precedence over the settings. */
export function mailTransport(
  { mail_server }: Pick<Settings, 'mail_server'>,
  config: Known,
): ConfiguredTransport {
  if (config.smtpUrl) return { transport: smtpTransport(config.smtpUrl), sends: true }
  if (!mail_server) return { transport: folderTransport(storedEmailsFolder(config.dataDir)), sends: false }
  const { host, port, security, user } = mail_server
  const pass = openPassword(config.appSecret, 'mail_server', mail_server) ?? ''
  const server = {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user && { auth: { user, pass } }),
  }
  return { transport: smtpTransport(server), sends: true }
}
