import { linesOf } from '@dvor/format/lines.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { guestAddress, type GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import { allowanceRequest, type AllowanceRequest } from '@dvor/contract/reservations/recreation-allowance.ts'
import { company, type Company } from '@dvor/contract/money/company.ts'
import { guest, type Guest } from '@dvor/contract/reservations/reservations.ts'
import type { AddressDraft, AllowanceDraft, CompanyDraft, Draft, GuestDraft } from '../flow/draft.ts'

/** Normalises a guest's data for the order: spaces and letter case. */
export function guestOf(draft: GuestDraft): Guest {
  const trimmed = Object.fromEntries(Object.entries(draft).map(([key, value]) => [key, value.trim()]))
  return trimmed as unknown as Guest
}

/** Normalises company data for the order and leaves out empty values. */
export function companyOf(draft: CompanyDraft): Company {
  return {
    name: draft.name.trim(),
    street: draft.street.trim(),
    city: draft.city.trim(),
    postal_code: draft.postal_code.trim(),
    country: draft.country,
    ico: draft.ico.trim() || null,
    dic: draft.dic.trim() || null,
    ic_dph: draft.ic_dph.trim() || null,
    peppol_id: draft.peppol_id.trim() || null,
  }
}

/** Normalises the guest's home address for the order. */
export const addressOf = ({ street, city, postal_code }: AddressDraft): GuestAddress => ({
  street: street.trim(),
  city: city.trim(),
  postal_code: postal_code.trim(),
})

/** Normalises the request for the recreation allowance for the order. */
export const allowanceRequestOf = ({ employee, participants }: AllowanceDraft): AllowanceRequest => ({
  employee: employee.trim(),
  participants: linesOf(participants),
})

/** Whether the order has the guest's address. */
export const needsAddress = ({ wants_address, wants_allowance }: Draft): boolean =>
  wants_address || wants_allowance

/** Whether the documents are for a company; the allowance is for a person. */
export const isForCompany = ({ wants_company, wants_allowance }: Draft): boolean =>
  wants_company && !wants_allowance

/** Returns all errors of the typed data by the order's paths: `guest.email`, `company.ico`. */
export function guestIssues(draft: Draft): FieldIssue[] {
  const person = guestOf(draft.guest)
  const home = addressOf(draft.address)
  const written = companyOf(draft.company)
  return [
    ...issuesOf('guest', guest.safeParse(person), person),
    ...(draft.wants_allowance ? allowanceIssues(draft) : []),
    ...(needsAddress(draft) ? issuesOf('guest_address', guestAddress.safeParse(home), home) : []),
    ...(isForCompany(draft) ? issuesOf('company', company.safeParse(written), written) : []),
  ]
}

type Parsed = ReturnType<
  (typeof guest | typeof guestAddress | typeof allowanceRequest | typeof company)['safeParse']
>

function allowanceIssues({ allowance }: Draft): FieldIssue[] {
  const request = allowanceRequestOf(allowance)
  return issuesOf('recreation_allowance', allowanceRequest.safeParse(request), request).map((issue) => ({
    ...issue,
    // The names are typed into one field.
    path: issue.path.replace(/participants\..*$/, 'participants'),
  }))
}

/** An empty value counts as missing, whatever its pattern says. */
function issuesOf(
  part: 'guest' | 'guest_address' | 'recreation_allowance' | 'company',
  parsed: Parsed,
  values: object,
): FieldIssue[] {
  if (parsed.success) return []
  const seen = new Set<string>()
  return fieldIssues(parsed.error.issues)
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, code }) => ({
      path: `${part}.${path}`,
      code: Object.entries(values).some(([key, value]) => key === path && value === '') ? 'required' : code,
    }))
}
