import { ipKeyOf, type Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { findForm } from './queries.ts'

export type EnquiryServices = Pick<Services, 'clock' | 'publicUrl'>

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
  await limitAttempts(db, key, { ip: ipKeyOf(actor) }, clock)
  const form = await findForm(db, key)
  if (!form?.active) throw new ApiError('not_available', 'This form takes no messages')
  return form.recipients
}
