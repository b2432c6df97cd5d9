import { stayPurposes, type RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { documentLabel } from './document-number.tsx'

/** Column heads of the foreigner report, on paper and in the file. */
export const reportHeads = (): string[] =>
  (['name', 'born', 'nationality', 'document', 'address', 'purpose', 'arrival', 'departure'] as const).map(
    (key) => i18n.t(`register.${key}`),
  )

/** A row of the foreigner report, with the whole document number. */
export const reportRow = (entry: RegisterEntry): string[] => [
  `${entry.last_name} ${entry.first_name}`,
  formatDay(entry.birth_date),
  countryName(entry.nationality),
  [documentLabel(entry.document_kind), entry.document_number].filter(Boolean).join(' '),
  entry.address,
  stayPurposes.find(({ value }) => value === entry.purpose)?.label ?? '',
  formatDay(entry.arrival),
  formatDay(entry.departure),
]
