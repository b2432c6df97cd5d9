import type { PersonExport } from '@dvor/contract/privacy/personal-data.ts'
import { escapeHtml, escapeLines } from '@dvor/contract/values/escape.ts'
import { languages, type Language } from '@dvor/format/languages.ts'
import { personalDataWords } from '@dvor/texts/areas.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { textPdf } from '../platform/pdf/text-pdf.ts'
import { isMoney, labelOf } from './column-labels.ts'
import { ownLabel } from './own-sections.ts'

type Part = 'everything' | 'own'

/**
 * An export as a document for people: a table for each record, without empty values and internal ids. @param part
 * everything that is stored, or what the guest's link shows
 */
export function personPdf(personExport: PersonExport, part: Part, language: Language): Promise<Buffer> {
  const words = personalDataWords[language]
  const whom = personExport.email === null ? words.booking : words.person(personExport.email)
  const intro = part === 'own' ? words.own : words.intro(whom)
  const sections = personExport.sections.map(
    ({ name, label, records }) =>
      `<h2>${escapeHtml(label)} (${records.length})</h2>` +
      records.map((record) => tableOf(name, record, part, language)).join(''),
  )
  return textPdf({
    language,
    title: words.title,
    html: `<p>${escapeHtml(intro)}</p>${sections.join('')}`,
    property: personExport.property,
    edition: words.edition(formatInstant(personExport.made_at, language)),
    made: new Date(personExport.made_at),
    origin: '',
  })
}

const internal = /(^id$|Id$|^position$|^collection$|^request$)/

function tableOf(section: string, record: Record<string, unknown>, part: Part, language: Language): string {
  const rows = Object.entries(record)
    .filter(([key, value]) => !internal.test(key) && !isId(value) && !isEmpty(value))
    .map(([key, value]) => {
      const text = isMoney(section, key) ? formatMoney(Number(value), language) : textOf(value, language)
      const label =
        part === 'own' ? ownLabel(key, language) : labelOf(section, key, languages[language].office)
      return `<tr><th>${escapeHtml(label)}</th><td>${escapeLines(text)}</td></tr>`
    })
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isId = (value: unknown) => typeof value === 'string' && uuid.test(value)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && isBare(value))
const isBare = (value: object) => Object.keys(value).length === 0

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function textOf(value: unknown, language: Language): string {
  if (typeof value === 'boolean')
    return value ? personalDataWords[language].yes : personalDataWords[language].no
  if (Array.isArray(value)) return value.map((one) => textOf(one, language)).join('; ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner) && !isId(inner))
      .map(([key, inner]) => `${key}: ${textOf(inner, language)}`)
      .join(', ')
  const text = String(value)
  return moment.test(text) ? formatInstant(text, language) : text
}
