import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { emailChange } from '@dvor/contract/reservations/reservation-details.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Why the e-mail address could not be changed. */
export interface EmailAnswer {
  typed: string
  isInvalid?: boolean
  problem?: ErrorCode
}

/** Changes the guest's e-mail address to the one in the form, and returns to the reservation with a confirmation. */
export async function correctEmail(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | EmailAnswer> {
  const typed = String(form.get('email') ?? '')
  const request = emailChange.safeParse({ email: typed.trim() })
  if (!request.success) return { typed, isInvalid: true }
  const changed = await apiOf(context).booking.attempt.changeEmail(token, request.data)
  if (!changed.ok) return { typed, problem: changed.error.code }
  return redirect(`/rezervacia-detail/${token}?email`)
}
