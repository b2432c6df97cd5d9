import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { resendRequest } from '@dvor/contract/reservations/reservation-details.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** The result of asking for a reservation's link by e-mail. */
export interface ResendAnswer {
  problem?: ErrorCode
  /** The request was accepted, whether or not number and e-mail belong together. */
  sent?: boolean
  /** Names of the form's invalid fields. */
  fields?: readonly string[]
}

/** Sends the link to a reservation again, for the number and e-mail of a form; success says nothing of whether they match. */
export async function resendLink(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<ResendAnswer> {
  const request = resendRequest.safeParse({ number: form.get('number'), email: form.get('email') })
  if (!request.success) return { fields: request.error.issues.map((issue) => issue.path.join('.')) }
  const sent = await apiOf(context).booking.attempt.resendLink(request.data)
  return sent.ok ? { sent: true } : { problem: sent.error.code }
}
