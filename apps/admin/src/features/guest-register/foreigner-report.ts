import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { guestDocumentKinds, stayPurposes, type RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** Column heads of the foreigner report, on paper and in the file. The Slovak police reads it, so it is Slovak. */
export function reportHeads(): string[] {
  const t = i18n.getFixedT('sk')
  return (
    [
      'name',
      'born',
      'birthPlace',
      'nationality',
      'document',
      'visaNumber',
      'address',
      'purpose',
      'arrival',
      'departure',
    ] as const
  ).map((key) => t(`register.${key}`))
}

/** A row of the foreigner report in Slovak, with the whole document number. */
export const reportRow = (entry: RegisterEntry): string[] => [
  `${entry.last_name} ${entry.first_name}`,
  formatDay(entry.birth_date, 'sk'),
  entry.birth_place ?? '',
  countryName(entry.nationality, 'sk'),
  [labelOf(guestDocumentKinds, entry.document_kind), entry.document_number].filter(Boolean).join(' '),
  entry.visa_number ?? '',
  entry.address,
  labelOf(stayPurposes, entry.purpose),
  formatDay(entry.arrival, 'sk'),
  formatDay(entry.departure, 'sk'),
]
