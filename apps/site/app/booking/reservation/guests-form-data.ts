import type { FieldIssue } from '@dvor/contract/errors.ts'
import { stayGuestInput, type StayGuestInput } from '@dvor/contract/guest-register.ts'
import { fieldIssues } from '@dvor/contract/issues.ts'
import { parseDay } from '@dvor/format/day-text.ts'

/** The inputs of one person, in the order of the form. */
export const guestKeys = [
  'first_name',
  'last_name',
  'birth_date',
  'nationality',
  'document_kind',
  'document_number',
  'address',
  'purpose',
] as const
export type GuestKey = (typeof guestKeys)[number]

/** One person as typed; nothing is checked yet. */
export type TypedGuest = Record<GuestKey | 'id', string>

/** What was typed for each person, and what is wrong with it by `guests.0.first_name`. */
export interface GuestsAnswer {
  typed: TypedGuest[]
  issues: FieldIssue[]
}

const typedBy = ['first_name', 'last_name', 'birth_date', 'document_number', 'address'] as const
const isEmpty = (guest: TypedGuest) => typedBy.every((key) => guest[key] === '')

/** The persons of the form; one of whom nothing was typed is not there. */
export function typedGuests(form: FormData): TypedGuest[] {
  const count = Number(form.get('count')) || 0
  const text = (index: number, key: string) => {
    const value = form.get(`guests.${index}.${key}`)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Array.from({ length: Math.min(count, 40) }, (_, index) => {
    const values = ['id' as const, ...guestKeys].map((key) => [key, text(index, key)] as const)
    return Object.fromEntries(values) as TypedGuest
  }).filter((guest) => !isEmpty(guest))
}

/** Typed persons as the API wants them, or everything that is wrong with them. */
export function guestsOf(typed: readonly TypedGuest[]): { guests: StayGuestInput[]; issues: FieldIssue[] } {
  const guests: StayGuestInput[] = []
  const issues: FieldIssue[] = []
  for (const [index, { id, birth_date, document_number, ...rest }] of typed.entries()) {
    const body = {
      ...rest,
      id: id || null,
      birth_date: parseDay(birth_date) ?? birth_date,
      document_number: document_number || null,
    }
    const parsed = stayGuestInput.safeParse(body, { reportInput: true })
    if (parsed.success) guests.push(parsed.data)
    else
      issues.push(
        ...fieldIssues(parsed.error.issues).map(({ path, code }) => ({
          path: `guests.${index}.${path}`,
          code,
        })),
      )
  }
  return { guests, issues }
}

/** What may go back onto the page: never a document's number. */
export const withoutNumbers = (typed: readonly TypedGuest[]): TypedGuest[] =>
  typed.map((guest) => ({ ...guest, document_number: '' }))
