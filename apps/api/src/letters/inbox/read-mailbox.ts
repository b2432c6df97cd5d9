import { eq } from 'drizzle-orm'
import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow'
import { inTransaction, type Db } from '../../db/database.ts'
import { mailboxProgress as progress } from '../../db/schema/messages/incoming-emails.ts'
import {
  accountOf,
  describeMailboxFailure,
  longestMessage,
  withInbox,
} from '../../mail-server/open-mailbox.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { parseIncoming, type IncomingEmail } from './parse-incoming.ts'
import { storeIncoming } from './store-incoming.ts'

export type InboxServices = Pick<Services, 'db' | 'clock' | 'appSecret' | 'log'>

const unreadable = 'Správu sa nepodarilo prečítať, otvorte ju v poštovom programe'
/** Messages of one run; the next run goes on. */
const mostAtOnce = 200
/** Days that are read again when the server has numbered its messages anew. */
const daysAgain = 30

/**
 * The scheduled job: stores what came into the mailbox of the settings, in its order, each message in a transaction with
 * the place up to which the mailbox is read, so that a crash loses and doubles nothing. A mailbox is read from the
 * moment on at which it was set. @returns why it could not be read, null where it could
 */
export async function readMailbox(services: InboxServices): Promise<string | null> {
  const { db, clock, appSecret, log } = services
  const { mailbox } = await readSettings(db)
  if (!mailbox) return null
  const account = accountOf(mailbox)
  const read_at = clock.now().toISOString()
  try {
    await withInbox(mailbox, appSecret, (client, inbox) => takeNew(services, account, client, inbox))
    await db.update(progress).set({ read_at, problem: null }).where(eq(progress.account, account))
    return null
  } catch (error) {
    if (error instanceof StoringFailed) throw error.cause
    const problem = describeMailboxFailure(error)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    log.warn({ code, problem }, 'the mailbox was not read')
    await db.update(progress).set({ problem }).where(eq(progress.account, account))
    return problem
  }
}

/** A failure of ours, not of the mailbox; the job then counts as failed. */
class StoringFailed extends Error {}

async function takeNew(
  services: InboxServices,
  account: string,
  client: ImapFlow,
  { uidValidity, uidNext }: MailboxObject,
): Promise<void> {
  const { db, clock } = services
  const [state] = await db.select().from(progress).where(eq(progress.account, account))
  if (!state) return setProgress(db, { account, uid_validity: uidValidity, last_uid: uidNext - 1 })
  const isSame = state.uid_validity === uidValidity
  const since = new Date(clock.now().getTime() - daysAgain * 86_400_000)
  const query = isSame ? { uid: `${state.last_uid + 1}:*` } : { since }
  const uids = (await client.search(query, { uid: true })) || []
  // `n:*` names the last message even where its UID is lower.
  const due = uids.filter((uid) => !isSame || uid > state.last_uid).toSorted((a, b) => a - b)
  for (const uid of due.slice(0, mostAtOnce)) await takeOne(services, client, { account, uid, uidValidity })
  if (!isSame && due.length === 0)
    await setProgress(db, { account, uid_validity: uidValidity, last_uid: uidNext - 1 })
}

interface Place {
  account: string
  uid: number
  uidValidity: bigint
}

async function takeOne({ db, clock, log }: InboxServices, client: ImapFlow, place: Place): Promise<void> {
  const { account, uid, uidValidity } = place
  const query = { uid: true, size: true, internalDate: true, source: { maxLength: longestMessage } } as const
  const message = await client.fetchOne(String(uid), query, { uid: true })
  const receivedAt = message && message.internalDate ? new Date(message.internalDate) : clock.now()
  const email = message && message.source ? await readable(message, place, log) : null
  try {
    await inTransaction(db, async (tx) => {
      if (email) await storeIncoming(tx, email, { receivedAt, clock })
      await setProgress(tx, { account, uid_validity: uidValidity, last_uid: uid })
    })
  } catch (cause) {
    throw new StoringFailed('a message was not stored', { cause })
  }
}

/** A message that cannot be read is only noted, because it would hold up all later ones. */
async function readable(
  { source, size = 0 }: FetchMessageObject,
  { account, uid, uidValidity }: Place,
  log: InboxServices['log'],
): Promise<IncomingEmail> {
  const placeId = `<${uidValidity}.${uid}.${account}>`
  try {
    return await parseIncoming(source ?? Buffer.alloc(0), placeId, size > longestMessage)
  } catch (error) {
    log.error({ err: error, uid }, 'a message of the mailbox could not be read')
    const nothing = { answers: [], files: [], html: null, bounce: null, automatic: false }
    const from = { name: null, address: null }
    return { ...nothing, from, messageId: placeId, subject: unreadable, text: '' }
  }
}

async function setProgress(db: Db, values: typeof progress.$inferInsert): Promise<void> {
  const { uid_validity, last_uid } = values
  await db
    .insert(progress)
    .values(values)
    .onConflictDoUpdate({ target: progress.account, set: { uid_validity, last_uid } })
}
