import type { UblInvoice } from '../ubl/ubl-invoice.ts'

/** The subject of a rule, for the explanation to people. */
export type RuleTopic = 'structure' | 'missing' | 'sums' | 'vat' | 'codes' | 'peppol'

/** Rules by the names that the standards give them; each is true for a document that complies. */
export type Rules = Readonly<Record<string, (invoice: UblInvoice) => boolean>>

/** A rule that a document breaks. */
export interface BrokenRule {
  rule: string
  topic: RuleTopic
}
