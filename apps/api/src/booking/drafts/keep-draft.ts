import {
  draftFragment,
  type DraftLink,
  type DraftRequest,
} from '@dvor/contract/reservations/booking-drafts.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { newToken } from '../../db/ids.ts'
import { mailboxKey } from '../../messaging/mailbox-key.ts'
import { queueEmail } from '../../messaging/queue-email.ts'
import { deviceOf, ipKeyOf, type Actor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { mailboxProof } from '../holding/mailbox-proof.ts'
import { limitAttempts } from '../../platform/http/rate-limit.ts'
import { qrSvg } from '../../platform/qr-code.ts'
import type { Services } from '../../platform/services.ts'
import { draftSealer, findLiveHold, insertDraft } from '../holding/draft-queries.ts'

export type DraftServices = Pick<Services, 'clock' | 'publicUrl' | 'appSecret'>

/**
 * Keeps what the calling device has typed and makes a link to it, which ends with the device's hold; with an address
 * the link is also sent, with a proof of the mailbox. @throws ApiError `hold_expired` without a live hold of the device, `rate_limited`
 */
export async function keepDraft(
  db: Db,
  actor: Actor,
  request: DraftRequest,
  services: DraftServices,
): Promise<DraftLink> {
  const { clock, publicUrl, appSecret } = services
  await limitAttempts(db, 'drafts', { ip: ipKeyOf(actor) }, clock)
  if (request.email) {
    const mailboxFromIp = `${mailboxKey(request.email)} from ${ipKeyOf(actor) ?? ''}`
    await limitAttempts(db, 'drafts by e-mail', { mailboxFromIp }, clock)
  }
  const token = newToken()
  const url = publicUrl + linkPath(request, token)
  const expires_at = await inTransaction(db, async (tx) => {
    const device = deviceOf(actor)
    const hold = device ? await findLiveHold(tx, device, clock.now()) : undefined
    if (!device || !hold?.hold_expires_at) throw new ApiError('hold_expired', 'The device holds nothing')
    const { content } = request
    await insertDraft(tx, { token, device, content, now: clock.now() }, draftSealer(appSecret))
    await sendLink(tx, request, { url, until: hold.hold_expires_at }, services)
    return hold.hold_expires_at
  })
  return { url, qr_svg: await qrSvg(url), expires_at }
}

/** The search with its days and guests; the secret is in the fragment, which browsers do not send to servers. */
function linkPath({ search, language }: DraftRequest, token: string): string {
  const query = new URLSearchParams()
  if (search.from) query.set('from', search.from)
  if (search.to) query.set('to', search.to)
  query.set('adults', String(search.adults))
  if (search.children_ages.length > 0) query.set('children_ages', search.children_ages.join(','))
  return sitePath(`/rezervacia?${query.toString()}#${draftFragment}=${token}`, language)
}

async function sendLink(
  db: Db,
  { email, language }: DraftRequest,
  { url, until }: { url: string; until: string },
  { appSecret, clock }: DraftServices,
): Promise<void> {
  if (!email) return
  const draft_url = `${url}.${mailboxProof(appSecret, email, clock.now())}`
  const variables = { draft_url, held_until: formatInstant(until, language) }
  await queueEmail(db, { key: 'booking_draft', to: email, language, variables })
}
