import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { invoices } from '@dvor/contract/collections/reservations/invoices.ts'
import { documentKinds } from '@dvor/contract/money/invoices.ts'
import { slugify } from '@dvor/format/slug.ts'

/** An issued document as lists show it. */
export type Invoice = ListItem<typeof invoices>

export const kindLabel = (kind: Invoice['kind']): string =>
  documentKinds.find(({ value }) => value === kind)?.label ?? kind

/** Under which name a document is saved, without its ending. */
export const fileNameOf = ({ kind, number }: Invoice): string => slugify(`${kindLabel(kind)} ${number}`)

/** Invoices that a credit note can still take back. */
export const isCreditable = ({ kind, credited_by }: Invoice): boolean =>
  (kind === 'invoice' || kind === 'advance_invoice') && credited_by === null
