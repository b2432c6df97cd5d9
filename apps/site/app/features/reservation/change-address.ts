import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { guestAddress, type GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Why the guest's address was not stored. */
export interface AddressAnswer {
  typed: GuestAddress
  issues: readonly FieldIssue[]
  problem?: ErrorCode
}

/** Stores the address of the form, and returns to the reservation with a confirmation. */
export async function changeAddress(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | AddressAnswer> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = { street: text('street'), city: text('city'), postal_code: text('postal_code') }
  const request = guestAddress.safeParse(typed, { reportInput: true })
  if (!request.success) return { typed, issues: fieldIssues(request.error.issues) }
  const stored = await apiOf(context).booking.attempt.changeAddress(token, request.data)
  if (!stored.ok) return { typed, issues: [], problem: stored.error.code }
  return redirect(`/rezervacia-detail/${token}?adresa`)
}
