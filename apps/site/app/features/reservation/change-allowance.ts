import { linesOf } from '@dvor/format/lines.ts'
import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { allowanceInput } from '@dvor/contract/reservations/recreation-allowance.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Texts of the form as they were typed. */
export interface TypedAllowance {
  employee: string
  participants: string
  street: string
  city: string
  postal_code: string
}

/** Why the request for the allowance was not stored. */
export interface AllowanceAnswer {
  typed: TypedAllowance
  issues: readonly FieldIssue[]
  problem?: ErrorCode
}

/** Stores or withdraws the request of the form, and returns to the reservation with a confirmation. */
export async function changeAllowance(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<Response | AllowanceAnswer> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed: TypedAllowance = {
    employee: text('employee'),
    participants: text('participants'),
    street: text('street'),
    city: text('city'),
    postal_code: text('postal_code'),
  }
  const request = form.has('withdraw') ? null : requestOf(typed)
  if (request && !request.success) return { typed, issues: issuesAtFields(request.error.issues) }
  const { attempt } = apiOf(context).booking
  const stored = await (request
    ? attempt.changeAllowance(token, request.data)
    : attempt.withdrawAllowance(token))
  if (stored.ok) return redirect(`/rezervacia-detail/${token}?prispevok`)
  return { typed, issues: [], problem: stored.error.code }
}

const requestOf = ({ employee, participants, ...address }: TypedAllowance) =>
  allowanceInput.safeParse({ employee, participants: linesOf(participants), address }, { reportInput: true })

/** Issues by the names of the form's fields: `address.city` and `participants.2` lose their other part. */
const issuesAtFields = (issues: Parameters<typeof fieldIssues>[0]): FieldIssue[] =>
  fieldIssues(issues).map((issue) => ({
    ...issue,
    path: issue.path.replace(/^address\./, '').replace(/^participants\..*$/, 'participants'),
  }))
