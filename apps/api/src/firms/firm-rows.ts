import { numberIssues, writtenPostalCode } from '@dvor/contract/values/company-numbers.ts'
import { parseCsv } from '@dvor/format/csv/parse-csv.ts'
import { foldText } from '@dvor/format/slug.ts'
import type { firmRows } from '../db/schema/settings/firms.ts'

export type FirmRow = typeof firmRows.$inferInsert

/** Headings of open data by what they hold, without accents, case and signs. */
const headings = {
  ico: /^(ico|identifikacne ?cislo.*)$/,
  name: /^(nazov|obchodne ?meno|meno|name|nazov ?(firmy|uj|subjektu|spolocnosti))$/,
  street: /^(ulica|street|nazov ?ulice|adresa|ulica ?a ?cislo)$/,
  house: /^(cislo|orientacne ?cislo|supisne ?cislo|cislo ?domu|popisne ?cislo)$/,
  postal_code: /^(psc|postal ?code|zip)$/,
  city: /^(obec|mesto|city|nazov ?obce)$/,
  dic: /^dic$/,
  ic_dph: /^(ic ?dph|icdph)$/,
} as const
type Heading = keyof typeof headings

/** Places of the columns in a row. */
export interface FirmColumns {
  separator: string
  at: Readonly<Partial<Record<Heading, number>>>
}

/** Finds the columns in the first line; null without a number and a name of the firm. */
export function columnsIn(line: string): FirmColumns | null {
  for (const separator of [';', ',', '\t', '|']) {
    const cells = parseCsv(line, separator).rows[0]?.cells ?? []
    const words = cells.map((cell) =>
      foldText(cell)
        .replace(/[^a-z ]+/g, ' ')
        .trim(),
    )
    const found = Object.entries(headings).flatMap(([heading, pattern]) => {
      const place = words.findIndex((word) => pattern.test(word))
      return place < 0 ? [] : [[heading, place] as const]
    })
    const at: FirmColumns['at'] = Object.fromEntries(found)
    if (at.ico !== undefined && at.name !== undefined) return { separator, at }
  }
  return null
}

/** The firm of a row; null for one without a right number or a name. Other values that are not right are left out. */
export function firmOf(cells: readonly string[], { at }: FirmColumns): FirmRow | null {
  const value = (heading: Heading) => cells[at[heading] ?? -1]?.trim() || null
  // Spreadsheets lose the zeros in front.
  const ico = value('ico')?.replaceAll(/\D/g, '').padStart(8, '0') ?? ''
  const name = value('name')
  if (!name || name.length > 200 || numberIssues({ ico }).length > 0 || ico.length !== 8) return null
  const right = (key: 'dic' | 'ic_dph') => {
    const written = value(key)?.replaceAll(/\s/g, '') ?? null
    return written && numberIssues({ [key]: written }).length === 0 ? written : null
  }
  const postal = value('postal_code')
  return {
    ico,
    name,
    street: [value('street'), value('house')].filter(Boolean).join(' ').slice(0, 200) || null,
    postal_code: postal ? writtenPostalCode(postal, 'SK') : null,
    city: value('city')?.slice(0, 200) ?? null,
    dic: right('dic'),
    ic_dph: right('ic_dph'),
  }
}
