import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { purposeCodeOf } from '@dvor/booking/register/purpose-code.ts'
import {
  guestDocumentKinds,
  stayPurposes,
  type ForeignerFile,
  type ForeignerFileRequest,
  type RegisterEntry,
} from '@dvor/contract/guests/guest-register.ts'
import { countryCodeIn } from '@dvor/format/country-code-forms.ts'
import { csvDay, csvText } from '@dvor/format/csv.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { element, writeXml, type Element } from '../platform/xml/write-xml.ts'
import { readSettings } from '../property/settings.ts'
import type { RegisterServices } from './services.ts'
import { showForeigners } from './show-number.ts'

/**
 * The report of foreigners as a file, with document numbers in full; the history of each reservation records it. The
 * same persons give the same text, also after they were marked as reported. The form is the product's own: the schema of
 * the police's import is not public (law.md, Guest register).
 */
export async function writeForeignerFile(
  db: Db,
  actor: Actor,
  { ids, format }: ForeignerFileRequest,
  services: RegisterServices,
): Promise<ForeignerFile> {
  const settings = await readSettings(db)
  const rows = (await showForeigners(db, actor, ids, services)).map((entry) => rowOf(entry, settings))
  const isXml = format === 'xml'
  return {
    name: `hlasenie-cudzincov.${format}`,
    type: isXml ? 'application/xml' : 'text/csv',
    text: isXml ? xmlOf(rows, settings) : csvText([heads, ...rows.map(csvRow)]),
    without_code: rows.filter(({ code }) => code === null).length,
  }
}

interface Row {
  entry: RegisterEntry
  nationality: string
  /** Code of the purpose; null where the settings have none. */
  code: string | null
}

const rowOf = (entry: RegisterEntry, { purpose_codes, nationality_codes }: Settings): Row => ({
  entry,
  nationality: countryCodeIn(entry.nationality, nationality_codes),
  code: purposeCodeOf(purpose_codes, entry),
})

const heads = [
  'Priezvisko',
  'Meno',
  'Dátum narodenia',
  'Štátna príslušnosť',
  'Druh dokladu',
  'Číslo dokladu',
  'Adresa trvalého pobytu',
  'Kód účelu pobytu',
  'Účel pobytu',
  'Pobyt od',
  'Pobyt do',
  'Rezervácia',
  'Miesto narodenia',
  'Číslo víza',
]

const csvRow = ({ entry, nationality, code }: Row) => [
  entry.last_name,
  entry.first_name,
  csvDay(entry.birth_date),
  nationality,
  labelOf(guestDocumentKinds, entry.document_kind),
  entry.document_number,
  entry.address,
  code,
  labelOf(stayPurposes, entry.purpose),
  csvDay(entry.arrival),
  csvDay(entry.departure),
  entry.reservation.number,
  entry.birth_place,
  entry.visa_number,
]

/** An element with a text; one without a text is left out. */
const field = (name: string, text: string | null) => element(name, text)

function xmlOf(rows: readonly Row[], settings: Settings): string {
  const { legal_name, business_name, ico, street, postal_code, city } = settings
  const root: Element = {
    name: 'HlaseniePobytuCudzincov',
    attributes: { verzia: '1' },
    content: [
      element('Ubytovatel', [
        field('Nazov', legal_name ?? business_name),
        field('Ico', ico),
        field('Adresa', [street, postal_code, city].filter(Boolean).join(', ')),
      ]),
      element('Cudzinci', rows.map(personOf)),
    ].filter((one) => one !== null),
  }
  return writeXml(root)
}

function personOf({ entry, nationality, code }: Row): Element | null {
  const stay = (from: Day, to: Day) => element('Pobyt', [field('Od', from), field('Do', to)])
  return element('Cudzinec', [
    field('Priezvisko', entry.last_name),
    field('Meno', entry.first_name),
    field('DatumNarodenia', entry.birth_date),
    field('MiestoNarodenia', entry.birth_place),
    field('StatnaPrislusnost', nationality),
    field('DruhDokladu', labelOf(guestDocumentKinds, entry.document_kind)),
    field('CisloDokladu', entry.document_number),
    field('CisloViza', entry.visa_number),
    field('AdresaTrvalehoPobytu', entry.address),
    element('UcelPobytu', labelOf(stayPurposes, entry.purpose), code === null ? {} : { kod: code }),
    stay(entry.arrival, entry.departure),
  ])
}
