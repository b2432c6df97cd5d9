import type { HallDemandRequest } from '@dvor/contract/guests/enquiries.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { persons } from '@dvor/format/plurals.ts'
import { systemActor, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { invalid } from '../platform/errors.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { recordChange } from '../history/queries.ts'
import { openForm, type EnquiryServices } from './open-form.ts'
import { findHallTitle, insertDemand } from './queries.ts'

/**
 * Stores an enquiry about a hall in the owner's list and sends it to the property. The enquiry is stored also where
 * its e-mail is switched off. @throws ApiError `invalid` (unknown hall, days the wrong way round), `rate_limited`,
 * `not_available`
 */
export async function sendHallDemand(
  db: Db,
  actor: Actor,
  demand: HallDemandRequest,
  services: EnquiryServices,
): Promise<void> {
  const recipients = await openForm(db, actor, 'hall_demand', services)
  if (demand.website) return
  if (demand.day_from && demand.day_to && demand.day_to < demand.day_from)
    throw invalid([{ path: 'day_to', code: 'out_of_order' }])
  const hall = demand.hall ? await findHallTitle(db, demand.hall) : undefined
  if (demand.hall && !hall) throw invalid([{ path: 'hall', code: 'not_found' }])
  await inTransaction(db, async (tx) => {
    const id = await keepDemand(tx, demand)
    const variables = wordsOf(demand, hall, `${services.publicUrl}/hall-demands/edit/${id}`)
    for (const to of recipients)
      await queueEmail(tx, {
        key: 'owner_hall_demand',
        to,
        language: 'sk',
        replyTo: demand.email,
        variables,
      })
  })
}

async function keepDemand(tx: Db, { website: _trap, ...values }: HallDemandRequest): Promise<string> {
  const id = await insertDemand(tx, values)
  const after = { hall: values.hall ?? null, day_from: values.day_from ?? null }
  await recordChange(tx, systemActor, { collection: 'hall-demands', recordId: id, action: 'create', after })
  return id
}

function wordsOf(demand: HallDemandRequest, hall: string | undefined, admin_url: string) {
  const { day_from: from, day_to: to, persons: count } = demand
  const first = from ?? to
  return {
    hall: hall ?? '–',
    event_type: demand.event_type || '–',
    event_days: first ? formatDayRange(first, to ?? first) : 'termín zatiaľ nie je',
    event_persons: count ? persons(count) : 'počet osôb zatiaľ nie je',
    sender_name: demand.name,
    sender_email: demand.email,
    sender_phone: demand.phone ?? '–',
    message: demand.message ?? '–',
    admin_url,
  }
}
