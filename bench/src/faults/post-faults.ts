import { setTimeout as delay } from 'node:timers/promises'
import type { MailServer } from '@dvor/api/testing/servers/mail-server.ts'
import { knock } from './knocking.ts'
import { bearerOf } from './owner-calls.ts'
import type { ServedProperty } from './served-property.ts'

interface Row {
  message_id: string
  to: string
  state: string
  /** Contains the reservation's number, whatever the row refers to. */
  subject: string
}

export interface Expected {
  /** An address that the mail server refuses permanently. */
  refused?: string
  /** Largest number of times that an e-mail may arrive; once by default. */
  most?: number
}

/** More attempts than an e-mail has. */
const mostRounds = 40

/**
 * Skips the pauses until no e-mail is waiting (those between attempts, and those of e-mails about states that follow
 * within a minute), and compares the outbox with the received e-mails: each once, those to one guest in the order of
 * writing, and permanently refused ones given up and shown to the owner.
 */
export async function faultsOfPost(
  property: ServedProperty,
  mails: MailServer['mails'],
  { refused, most = 1 }: Expected,
): Promise<string[]> {
  const settled = await untilSettled(property)
  if (!settled) return ['e-mails wait although the mail server is back']
  const rows = await property.rows<Row>(
    `select message_id, "to", state, subject from outgoing_emails where state <> 'superseded' order by position`,
  )
  const arrived = mails.map(({ messageId }) => messageId ?? '')
  const faults: string[] = []
  for (const { message_id, to, state } of rows) {
    const times = arrived.filter((id) => id === message_id).length
    const dead = to === refused
    if (dead ? times > 0 : times < 1 || times > most) faults.push(`an e-mail arrived ${times} times`)
    if (state !== (dead ? 'dead' : 'sent')) faults.push(`an e-mail is ${state}`)
  }
  const dead = rows.filter(({ state }) => state === 'dead').length
  const shown = await countShownDead(property)
  if (dead !== shown) faults.push(`${dead} e-mails are dead, and the owner sees ${shown}`)
  return [...faults, ...outOfOrder(rows, arrived)]
}

/** Guests' e-mails about one reservation, recognised by the number in the subject. */
function outOfOrder(rows: readonly Row[], arrived: readonly string[]): string[] {
  const places = new Map(arrived.map((id, place) => [id, place] as const).toReversed())
  const last = new Map<string, number>()
  return rows.flatMap(({ message_id, to, subject }) => {
    const about = `${to} ${/\d{6,}/.exec(subject)?.[0] ?? ''}`
    const place = places.get(message_id) ?? -1
    const before = last.get(about) ?? -1
    last.set(about, Math.max(place, before))
    return place >= 0 && place < before ? ['an e-mail overtook one that was written before it'] : []
  })
}

async function untilSettled(property: ServedProperty): Promise<boolean> {
  for (let round = 0; round < mostRounds; round++) {
    // Makes waiting e-mails due now, and ends all claims, as after a minute, an hour, or a day.
    await property.rows(`update outgoing_emails set next_attempt_at = now() - interval '1 second'
      where state in ('queued', 'failed') and next_attempt_at > now() and claimed_until is null`)
    await property.rows(`select pg_notify('outbox', '')`)
    if (await untilStill(property)) return true
  }
  return false
}

/** Waits while e-mails are being sent. @returns whether none is waiting any more */
async function untilStill(property: ServedProperty): Promise<boolean> {
  for (;;) {
    const [row] = await property.rows<{ waiting: number; due: number }>(`
      select count(*)::int as waiting, count(*) filter (where claimed_until is not null or next_attempt_at is null
        or next_attempt_at <= now())::int as due
      from outgoing_emails where state in ('queued', 'failed')`)
    if (row?.waiting === 0) return true
    // Due e-mails are sent in this round, unless the server was found down and the round ended.
    if (row?.due === 0) return false
    await delay(50)
    if (await isIdle(property)) return false
  }
}

/** Nothing is being sent although something waits: the round is over, and another one is needed. */
async function isIdle(property: ServedProperty): Promise<boolean> {
  const held = () =>
    property.rows<{ n: number }>(
      `select count(*)::int as n from outgoing_emails where claimed_until is not null`,
    )
  for (let look = 0; look < 5; look++) {
    if ((await held())[0]?.n !== 0) return false
    await delay(20)
  }
  return true
}

async function countShownDead(property: ServedProperty): Promise<number> {
  const headers = { authorization: await bearerOf(property) }
  const listed = await knock(property.server.url, {
    method: 'GET',
    path: '/outgoing-emails?state=dead',
    headers,
  })
  return 'body' in listed && Array.isArray(listed.body) ? listed.body.length : -1
}
