import type { GuestChangeProblem } from '@dvor/contract/reservations/guest-changes.ts'
import { ApiError } from '../platform/errors.ts'

/** The refusal of a change by the guest's link, with its reason. */
export const guestChangeRefused = (reason: GuestChangeProblem) =>
  new ApiError('change_not_allowed', 'The guest cannot change this by the link', { details: { reason } })
