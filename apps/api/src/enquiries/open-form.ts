import { addressOf, type Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { addressKey, limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { findForm } from './queries.ts'

export type EnquiryServices = Pick<Services, 'clock' | 'publicUrl'>

const perHour = { max: 10, perSeconds: 3600 }

/**
 * Checks that the form takes a visitor's message. @returns the addresses that get it @throws ApiError `rate_limited`;
 * `not_available` when the owner has closed the form
 */
export async function openForm(
  db: Db,
  actor: Actor,
  key: 'contact' | 'hall_demand',
  { clock }: EnquiryServices,
): Promise<string[]> {
  const address = addressOf(actor)
  if (address) await limitAttempts(db, { bucket: `form ${key}`, key: addressKey(address), ...perHour }, clock)
  const form = await findForm(db, key)
  if (!form?.active) throw new ApiError('not_available', 'This form takes no messages')
  return form.recipients
}
