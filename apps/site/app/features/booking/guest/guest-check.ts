import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { company, guest, type Company, type Guest } from '@dvor/contract/reservations/reservations.ts'
import type { CompanyDraft, Draft, GuestDraft } from '../flow/draft.ts'

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

/** Returns all errors of the typed data by the order's paths: `guest.email`, `company.ico`. */
export function guestIssues(draft: Draft): FieldIssue[] {
  const ofGuest = issuesOf('guest', guest.safeParse(guestOf(draft.guest)), guestOf(draft.guest))
  if (!draft.wants_company) return ofGuest
  const written = companyOf(draft.company)
  return [...ofGuest, ...issuesOf('company', company.safeParse(written), written)]
}

type Parsed = ReturnType<typeof guest.safeParse> | ReturnType<typeof company.safeParse>

/** An empty value counts as missing, whatever its pattern says. */
function issuesOf(part: 'guest' | 'company', parsed: Parsed, values: object): FieldIssue[] {
  if (parsed.success) return []
  const seen = new Set<string>()
  return fieldIssues(parsed.error.issues)
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, code }) => ({
      path: `${part}.${path}`,
      code: Object.entries(values).some(([key, value]) => key === path && value === '') ? 'required' : code,
    }))
}
