import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import {
  company,
  guest,
  guestAddress,
  type Company,
  type Guest,
  type GuestAddress,
} from '@dvor/contract/reservations/reservations.ts'
import type { AddressDraft, CompanyDraft, Draft, GuestDraft } from '../flow/draft.ts'

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
  }
}

/** Normalises the guest's home address for the order. */
export const addressOf = ({ street, city, postal_code }: AddressDraft): GuestAddress => ({
  street: street.trim(),
  city: city.trim(),
  postal_code: postal_code.trim(),
})

/** Returns all errors of the typed data by the order's paths: `guest.email`, `company.ico`. */
export function guestIssues(draft: Draft): FieldIssue[] {
  const person = guestOf(draft.guest)
  const home = addressOf(draft.address)
  const written = companyOf(draft.company)
  return [
    ...issuesOf('guest', guest.safeParse(person), person),
    ...(draft.wants_address ? issuesOf('guest_address', guestAddress.safeParse(home), home) : []),
    ...(draft.wants_company ? issuesOf('company', company.safeParse(written), written) : []),
  ]
}

type Parsed = ReturnType<(typeof guest | typeof guestAddress | typeof company)['safeParse']>

/** An empty value counts as missing, whatever its pattern says. */
function issuesOf(part: 'guest' | 'guest_address' | 'company', parsed: Parsed, values: object): FieldIssue[] {
  if (parsed.success) return []
  const seen = new Set<string>()
  return fieldIssues(parsed.error.issues)
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, code }) => ({
      path: `${part}.${path}`,
      code: Object.entries(values).some(([key, value]) => key === path && value === '') ? 'required' : code,
    }))
}
