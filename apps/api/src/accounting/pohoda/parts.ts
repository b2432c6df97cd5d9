import { element, type Element } from '../../platform/xml/write-xml.ts'

/** Prefixes of Pohoda's schemas of documents. */
export type Prefix = 'inv' | 'vch' | 'bnk' | 'int'

/** Name of this program in Pohoda's table of external records. */
const systemName = 'Dvor'

/** A text cut to the length that the schema allows; null for an empty one. */
export const text = (name: string, content: string, most: number): Element | null =>
  element(name, [...content.trim()].slice(0, most).join('').trim())

/** The record's own id, by which Pohoda knows it again. */
export const externalId = (prefix: Prefix, id: string): Element | null =>
  element(`${prefix}:extId`, [element('typ:ids', id), element('typ:exSystemName', systemName)])

/** The document's own number; Pohoda refuses a second document with it. */
export const requestedNumber = (prefix: Prefix, number: string): Element | null =>
  element(`${prefix}:number`, [element('typ:numberRequested', number, { checkDuplicity: 'true' })])

/** Whether VAT of this country applies, or the sum stays out of the VAT return. */
export const vatClassification = (prefix: Prefix, isTaxed: boolean): Element | null =>
  element(`${prefix}:classificationVAT`, [
    element('typ:classificationVATType', isTaxed ? 'inland' : 'nonSubsume'),
  ])
