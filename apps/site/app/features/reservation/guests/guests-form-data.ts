import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  ownNationality,
  stayGuestInput,
  type StayGuest,
  type StayGuestInput,
  type StayTaxChange,
} from '@dvor/contract/guests/guest-register.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatDay, parseDay } from '@dvor/format/day-text.ts'

/** The inputs of one person, in the order of the form. */
export const guestKeys = [
  'first_name',
  'last_name',
  'birth_date',
  'nationality',
  'document_kind',
  'document_number',
  'visa_number',
  'birth_place',
  'address',
  'purpose',
] as const
export type GuestKey = (typeof guestKeys)[number]

/** One person as typed, unchecked. `prefilled` is the name that the form showed at first. */
export type TypedGuest = Record<GuestKey | 'id' | 'prefilled', string>

/** The typed values of each person, and the errors by `guests.0.first_name`. */
export interface GuestsAnswer {
  typed: TypedGuest[]
  issues: FieldIssue[]
  /** Whether nothing was typed at all. */
  isEmpty: boolean
  /** The sheet's version that these values belong to. */
  version: string
  /** Whether somebody else changed the sheet meanwhile, so that the guest looks at it again. */
  isJoined?: boolean
  /** The stay tax before and after these values; the guest saves once more to agree. */
  tax?: StayTaxChange
}

const typedBy = ['birth_date', 'document_number', 'address'] as const

/** Whether nothing was typed for a person; a name that was prefilled does not count. */
export function isUntouched(guest: TypedGuest): boolean {
  const name = `${guest.first_name} ${guest.last_name}`.trim()
  return typedBy.every((key) => guest[key] === '') && (name === '' || name === guest.prefilled)
}

/** The persons of the form, each at its place. */
export function typedGuests(form: FormData): TypedGuest[] {
  const count = Number(form.get('count')) || 0
  const text = (index: number, key: string) => {
    const value = form.get(`guests.${index}.${key}`)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Array.from({ length: Math.min(count, 40) }, (_, index) => {
    const values = ['id' as const, 'prefilled' as const, ...guestKeys].map(
      (key) => [key, text(index, key)] as const,
    )
    return Object.fromEntries(values) as TypedGuest
  })
}

/**
 * The sheet for its guest after somebody else has changed it: its persons as they are saved, then the persons who were
 * added here.
 */
export function joinSaved(
  typed: readonly TypedGuest[],
  saved: readonly StayGuest[],
  language: Language,
): TypedGuest[] {
  const guests = saved.map(({ tax_exemption: _exemption, reported_at: _reported, ...guest }) => ({
    ...guest,
    birth_date: formatDay(guest.birth_date, language),
    document_number: '',
    visa_number: '',
    birth_place: guest.birth_place ?? '',
    prefilled: '',
  }))
  return [...guests, ...typed.filter((guest) => guest.id === '' && !isUntouched(guest))]
}

export interface CheckedGuests {
  guests: StayGuestInput[]
  issues: FieldIssue[]
  /** The index in the form of each of the `guests`. */
  places: number[]
}

/** Returns the typed persons for the API, without untouched ones, or all errors. */
export function guestsOf(typed: readonly TypedGuest[]): CheckedGuests {
  const checked: CheckedGuests = { guests: [], issues: [], places: [] }
  const touched = [...typed.entries()].filter(([, guest]) => !isUntouched(guest))
  // With no person typed, the missing values of the first one explain the form best.
  for (const [place, guest] of touched.length > 0 ? touched : [...typed.entries()].slice(0, 1)) {
    const parsed = stayGuestInput.safeParse(bodyOf(guest), { reportInput: true })
    if (parsed.success && !lacksPurpose(guest)) {
      checked.guests.push(parsed.data)
      checked.places.push(place)
    } else {
      checked.issues.push(...issuesAt(place, guest, parsed.success ? [] : fieldIssues(parsed.error.issues)))
    }
  }
  return checked
}

function bodyOf({
  id,
  prefilled: _prefilled,
  birth_date,
  document_number,
  visa_number,
  birth_place,
  ...rest
}: TypedGuest) {
  return {
    ...rest,
    id: id || null,
    birth_date: parseDay(birth_date) ?? birth_date,
    document_number: rest.document_kind === 'none' ? null : document_number || null,
    visa_number: visa_number || null,
    birth_place: birth_place || null,
    purpose: rest.purpose || null,
  }
}

/** One issue per value: an empty value is missing, whatever its pattern says. */
function issuesAt(place: number, guest: TypedGuest, issues: readonly FieldIssue[]): FieldIssue[] {
  const values: Readonly<Record<string, string>> = guest
  const codes = new Map(issues.map(({ path, code }) => [path, values[path] === '' ? 'required' : code]))
  // The number of a stored document stays; otherwise the API asks for it.
  const lacksNumber = guest.document_kind !== 'none' && guest.document_number === '' && guest.id === ''
  if (lacksNumber) codes.set('document_number', 'required')
  if (lacksPurpose(guest)) codes.set('purpose', 'required')
  return [...codes].map(([path, code]) => ({ path: `guests.${place}.${path}`, code }))
}

/** Whether a foreigner's purpose is still to be chosen; citizens are not asked. */
const lacksPurpose = ({ nationality, purpose }: TypedGuest): boolean =>
  purpose === '' && nationality !== '' && nationality !== ownNationality

/** The API counts only the persons sent, so its issues are mapped to their index in the form. */
export function issuesInForm(issues: readonly FieldIssue[], places: readonly number[]): FieldIssue[] {
  return issues.map((issue) => ({
    ...issue,
    path: issue.path.replace(/^guests\.(\d+)\./, (_all, index: string) => `guests.${places[Number(index)]}.`),
  }))
}
