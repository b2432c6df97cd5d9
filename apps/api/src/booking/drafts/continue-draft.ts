import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { ContinuedDraft } from '@dvor/contract/reservations/booking-drafts.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { newToken } from '../../db/ids.ts'
import { recordChange } from '../../history/queries.ts'
import { deviceOf, ipKeyOf, type Actor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limit.ts'
import { lockReservation, updateReservation } from '../../reservations/queries/reservation-queries.ts'
import { draftSealer, findLiveHold, lockDraft, moveDraft } from '../holding/draft-queries.ts'
import { lockDevice } from '../holding/hold-queries.ts'
import { lockOffers, moveOffers } from '../holding/offer-queries.ts'
import type { DraftServices } from './keep-draft.ts'

/**
 * Moves the hold of a link to the calling device. The hold gets a new token, so that the device before can neither
 * order nor change it (`hold_moved`). On the device that has the hold already, nothing moves. @returns what was typed
 * @throws ApiError `hold_expired` where the link or its hold has ended, `rate_limited`
 */
export async function continueDraft(
  db: Db,
  actor: Actor,
  token: string,
  services: DraftServices,
): Promise<ContinuedDraft> {
  const { clock, appSecret } = services
  await limitAttempts(db, 'drafts', { ip: ipKeyOf(actor) }, clock)
  const device = deviceOf(actor)
  if (!device) throw ended()
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, token)
    if (!draft) throw ended()
    for (const one of [draft.device, device].toSorted()) await lockDevice(tx, one)
    const liveHold = await findLiveHold(tx, draft.device, clock.now())
    const offers = liveHold ? await lockOffers(tx, [liveHold.token]) : []
    const hold = liveHold && (await lockReservation(tx, { id: liveHold.id }))
    const content = draftSealer(appSecret).open(draft.id, draft.content_sealed)
    if (!hold?.hold_expires_at || effectiveState(hold, clock.now()) !== 'hold' || content === null)
      throw ended()
    if (draft.device !== device) {
      const moved = { device, token: newToken() }
      await updateReservation(tx, hold.id, moved, clock.now())
      await moveOffers(tx, offers, { ...moved, expires_at: hold.hold_expires_at }, clock.now())
      await moveDraft(tx, draft, { device, leftToken: hold.token, now: clock.now() })
      await recordChange(tx, actor, {
        collection: 'reservations',
        recordId: hold.id,
        action: 'hold moved',
      })
    }
    return { content, expires_at: hold.hold_expires_at }
  })
}

const ended = () => new ApiError('hold_expired', 'The link or its hold has ended')
