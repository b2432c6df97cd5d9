import { i18n } from '../../core/texts/i18n.ts'
import { labelIn } from '../../core/texts/declared.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { invoices } from '@dvor/contract/collections/reservations/invoices.ts'
import { deliveryProblems, deliveryStates } from '@dvor/contract/money/e-invoices.ts'
import { documentKinds, type DocumentKind } from '@dvor/contract/money/invoices.ts'
import { slugify } from '@dvor/format/slug.ts'

/** An issued document as lists carry it. */
export type Invoice = ListItem<typeof invoices>

export type IssuableKind = Exclude<DocumentKind, 'credit_note'>

/** Kinds that are issued from a reservation; a credit note is issued from its invoice. */
export const issuable = documentKinds.filter(
  (kind): kind is typeof kind & { value: IssuableKind } => kind.value !== 'credit_note',
)

export const kindLabel = (kind: Invoice['kind']): string => labelIn(documentKinds, kind) ?? kind

/** File name of a document, without its extension. */
export const fileNameOf = ({ kind, number }: Invoice): string => slugify(`${kindLabel(kind)} ${number}`)

/** The way of the e-invoice in words: handed over, waiting, or the reason for which it was not sent. */
export function deliveryText({ e_invoice }: Invoice): string | null {
  if (!e_invoice) return null
  const { state, problem, rules } = e_invoice
  const label = `${i18n.t('invoices.ubl')}: ${labelIn(deliveryStates, state) ?? state}`
  if (state !== 'failed') return label
  return [`${label}.`, labelIn(deliveryProblems, problem), rules.join(', ')].filter(Boolean).join(' ')
}

/** Invoices for which a credit note can still be issued. */
export const isCreditable = ({ kind, credited_by }: Invoice): boolean =>
  (kind === 'invoice' || kind === 'advance_invoice') && credited_by === null
