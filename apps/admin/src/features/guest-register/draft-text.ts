import { taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { guestDocumentKinds, stayPurposes, type GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { labelIn } from '../../core/texts/declared.ts'
import type { GuestDraft } from './guest-draft.ts'

/** Name of a person of the form or of the saved sheet. */
export function nameOf(drafts: readonly GuestDraft[], { guests }: GuestSheet, key: string): string {
  const person = guests.find(({ id }) => id === key) ?? drafts.find((draft) => draft.key === key)
  return person ? `${person.first_name} ${person.last_name}`.trim() : '–'
}

/** A person in one line; a dash for a person who was removed. */
export function draftText(draft: GuestDraft | undefined): string {
  if (!draft) return '–'
  const { first_name, last_name, birth_date, nationality, address } = draft
  const texts = [
    `${first_name} ${last_name}`.trim(),
    birth_date && formatDay(birth_date),
    countryName(nationality),
    labelIn(guestDocumentKinds, draft.document_kind),
    draft.document_number || draft.kept,
    draft.visa_number || draft.kept_visa,
    draft.birth_place,
    address,
    labelIn(stayPurposes, draft.purpose),
    draft.tax_exemption && labelIn(taxExemptions, draft.tax_exemption),
  ]
  return texts.filter(Boolean).join(', ')
}
