import type { StayPurpose } from '@dvor/contract/guests/guest-register.ts'
import type { PurposeCode } from '@dvor/contract/guests/purpose-codes.ts'
import type { Day } from '@dvor/format/days.ts'
import { needsVisa } from './visa-duty.ts'

interface Stay {
  purpose: StayPurpose
  /** ISO 3166-1, two letters. */
  nationality: string
  arrival: Day
}

/**
 * The police's code of a purpose of stay on the day of arrival: of the matching rows the one that began last; a row for
 * the person's visa duty goes before one for everybody. Null where the list has none.
 */
export function purposeCodeOf(
  rows: readonly PurposeCode[],
  { purpose, nationality, arrival }: Stay,
): string | null {
  const duty = needsVisa(nationality) ? 'required' : 'free'
  const begun = rows
    .filter((row) => row.purpose === purpose && row.valid_from <= arrival)
    .toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))
  const row = begun.find(({ visa }) => visa === duty) ?? begun.find(({ visa }) => visa === 'any')
  return row?.code ?? null
}
