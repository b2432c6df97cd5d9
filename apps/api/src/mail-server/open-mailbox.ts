import type { ImapFlow, MailboxObject } from 'imapflow'
import type { StoredMailServer } from '../db/schema/settings/stored-server.ts'
import { openPassword } from '../messaging/configured-transport.ts'
import type { AppSecret } from '../platform/keys.ts'

/** Longest message that is read, in bytes: 20 MB of attachments in base64; of longer ones the beginning. */
export const longestMessage = 30_000_000

/** Names a mailbox whose UIDs belong together. */
export const accountOf = ({ user, host }: StoredMailServer): string => `${user ?? ''}@${host}`

/** Timeouts in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/**
 * Opens the inbox of a mailbox for reading alone, and closes it after the work. Nothing in it is marked or moved.
 * @throws when the server does not answer or refuses the sign-in (`describeMailboxFailure`)
 */
export async function withInbox<T>(
  stored: StoredMailServer,
  appSecret: AppSecret,
  work: (client: ImapFlow, inbox: MailboxObject) => Promise<T>,
): Promise<T> {
  const { host, port, security, user } = stored
  // Loaded with the first reading, because most processes of a property never read mail.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host,
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: { user: user ?? '', pass: openPassword(appSecret, 'mailbox', stored) ?? '' },
    // The log of the library would contain addresses and texts.
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: 2 * longestMessage,
    ...timeouts,
  })
  // A broken connection also fails the call that waits for it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const inbox = await client.mailboxOpen('INBOX', { readOnly: true })
    const result = await work(client, inbox)
    await client.logout()
    return result
  } finally {
    client.close()
  }
}

/** Why a mailbox could not be read, for the owner; without addresses and the server's own words. */
export function describeMailboxFailure(error: unknown): string {
  const isRefused = error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed
  return isRefused ? 'Schránka odmietla prihlásenie' : 'Schránka neodpovedá'
}
