import type { EInvoiceDelivery } from '@dvor/contract/money/e-invoices.ts'
import { taxKinds, type DocumentKind } from '@dvor/contract/money/invoices.ts'
import { and, asc, desc, eq, gte, inArray, lte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { eInvoiceDeliveries } from '../db/schema/reservations/e-invoices.ts'
import { documentSeries, invoiceRows, supersededRequests } from '../db/schema/reservations/invoices.ts'

export type InvoiceRow = typeof invoiceRows.$inferSelect
export type NewInvoice = typeof invoiceRows.$inferInsert

/**
 * The next number of a series, in the transaction that uses it: its row stays locked until the end, so a rolled-back
 * document returns its number and no number is skipped. `first` is used only where the series begins.
 */
export async function drawNumber(db: Db, name: string, first: number): Promise<number> {
  const [row] = await db
    .insert(documentSeries)
    .values({ name, last: first })
    .onConflictDoUpdate({ target: documentSeries.name, set: { last: sql`${documentSeries.last} + 1` } })
    .returning({ last: documentSeries.last })
  if (!row) throw new Error('an upsert returns its row')
  return row.last
}

/** Inserts an issued document; its number was drawn by `drawNumber` in the same transaction. */
export async function insertInvoice(db: Db, values: NewInvoice): Promise<InvoiceRow> {
  const [row] = await db.insert(invoiceRows).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** @throws ApiError `not_found` */
export async function findInvoice(db: Db, id: string): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoiceRows).where(eq(invoiceRows.id, id))
  if (!row) throw notFound('Document')
  return row
}

/** Documents of a reservation, oldest first. */
export async function listInvoicesOf(db: Db, reservation: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoiceRows)
    .where(eq(invoiceRows.reservation, reservation))
    .orderBy(asc(invoiceRows.createdAt), asc(invoiceRows.id))
}

const note = alias(invoiceRows, 'note')

/** Documents of one kind without a credit note, oldest first. */
export const listLive = (db: Db, reservation: string, kind: DocumentKind): Promise<InvoiceRow[]> =>
  listLiveOf(db, [reservation], kind)

/** The same of several reservations. */
export async function listLiveOf(db: Db, ids: readonly string[], kind: DocumentKind): Promise<InvoiceRow[]> {
  if (ids.length === 0) return []
  const credited = db.select({ id: note.id }).from(note).where(eq(note.credits, invoiceRows.id))
  return db
    .select()
    .from(invoiceRows)
    .where(and(inArray(invoiceRows.reservation, [...ids]), eq(invoiceRows.kind, kind), notExists(credited)))
    .orderBy(asc(invoiceRows.createdAt), asc(invoiceRows.id))
}

/** The last document of a kind; null when there is none. */
export async function findLatest(
  db: Db,
  reservation: string,
  kind: DocumentKind,
): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoiceRows)
    .where(and(eq(invoiceRows.reservation, reservation), eq(invoiceRows.kind, kind)))
    .orderBy(desc(invoiceRows.createdAt), desc(invoiceRows.id))
    .limit(1)
  return row ?? null
}

/** Ids of credit notes by the document that each reverses. */
export async function listCreditNotes(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: invoiceRows.id, credits: invoiceRows.credits })
    .from(invoiceRows)
    .where(inArray(invoiceRows.credits, ids))
  return new Map(rows.map(({ id, credits }) => [credits ?? '', id]))
}

/** Cents of all tax documents of each reservation, credit notes included. */
export async function sumIssued(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { reservation, kind, total } = invoiceRows
  const rows = await db
    .select({ reservation, sum: sql<number>`sum(${total})::int` })
    .from(invoiceRows)
    .where(and(inArray(reservation, [...ids]), inArray(kind, [...taxKinds])))
    .groupBy(reservation)
  return new Map(rows.map((row) => [row.reservation, row.sum]))
}

/** Number of documents of a reservation. */
export async function countInvoicesOf(db: Db, reservation: string): Promise<number> {
  return db.$count(invoiceRows, eq(invoiceRows.reservation, reservation))
}

/** Whether an invoice covers this entry of the ledger. */
export async function isInvoiced(db: Db, reservation: string, entry: string): Promise<boolean> {
  const counts = sql`${invoiceRows.ledger} @> array[${entry}]::uuid[]`
  return (await db.$count(invoiceRows, and(eq(invoiceRows.reservation, reservation), counts))) > 0
}

/** Tax documents issued from the first to the last of these days, by day and number; for the accountant. */
export async function listIssued(db: Db, from: string, to: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoiceRows)
    .where(
      and(
        inArray(invoiceRows.kind, [...taxKinds]),
        gte(invoiceRows.issued_on, from),
        lte(invoiceRows.issued_on, to),
      ),
    )
    .orderBy(asc(invoiceRows.issued_on), asc(invoiceRows.number))
}

/** A document for book-keeping and tax, as `listIssued` lists them. */
export type TaxDocument = InvoiceRow & { kind: (typeof taxKinds)[number] }
/** Whether a document is one for book-keeping and tax (`taxKinds`). */
export const isTaxDocument = (row: InvoiceRow): row is TaxDocument =>
  taxKinds.some((kind) => kind === row.kind)

/** Number of documents of a kind of a reservation, including those with a credit note. */
export async function countOfKind(db: Db, reservation: string, kind: DocumentKind): Promise<number> {
  return db.$count(invoiceRows, and(eq(invoiceRows.reservation, reservation), eq(invoiceRows.kind, kind)))
}

/** Whether documents of another kind have numbers that begin so. */
export async function hasOtherKind(
  db: Db,
  kind: DocumentKind,
  beginnings: readonly string[],
): Promise<boolean> {
  const begins = sql`exists (select from unnest(${sql.param([...beginnings])}::text[]) as b
    where starts_with(${invoiceRows.number}, b))`
  return (await db.$count(invoiceRows, and(ne(invoiceRows.kind, kind), begins))) > 0
}

/** The ids that belong to documents. */
export async function listExisting(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: invoiceRows.id })
    .from(invoiceRows)
    .where(sql`${invoiceRows.id}::text = any(${sql.param(ids)}::text[])`)
  return rows.map(({ id }) => id)
}

/** The moments since which deposit requests no longer hold, by document. */
export async function listSuperseded(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(supersededRequests).where(inArray(supersededRequests.document, ids))
  return new Map(rows.map(({ document, superseded_at }) => [document, superseded_at]))
}

/** The way of e-invoices, by document. */
export async function listDeliveries(db: Db, ids: string[]): Promise<Map<string, EInvoiceDelivery>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(eInvoiceDeliveries).where(inArray(eInvoiceDeliveries.document, ids))
  return new Map(
    rows.map(({ document, state, problem, rules, sent_at }) => [
      document,
      { state, problem, rules, sent_at },
    ]),
  )
}

/** Marks deposit requests that no longer hold. */
export async function insertSuperseded(db: Db, ids: readonly string[], at: Date): Promise<void> {
  const rows = ids.map((document) => ({ document, superseded_at: at.toISOString() }))
  if (rows.length > 0) await db.insert(supersededRequests).values(rows).onConflictDoNothing()
}

/** Documents of a reservation that hold, oldest first: without superseded requests. */
export async function listValidOf(db: Db, reservation: string): Promise<InvoiceRow[]> {
  const all = await listInvoicesOf(db, reservation)
  const requests = all.filter(({ kind }) => kind === 'deposit_request').map(({ id }) => id)
  const superseded = await listSuperseded(db, requests)
  return all.filter(({ id }) => !superseded.has(id))
}
