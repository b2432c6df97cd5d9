import { createHash } from 'node:crypto'
import type { ReceivedState } from '@dvor/contract/money/received-invoices.ts'
import { eq } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { receivedInvoiceFiles, receivedInvoiceRows } from '../../db/schema/reservations/e-invoices.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { recordChange } from '../../history/queries.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { readInvoice, type ReceivedInvoice } from './read-invoice.ts'

export type ReceivedRow = typeof receivedInvoiceRows.$inferSelect

/** A file with an e-invoice of a supplier. */
export interface ReceivedFile {
  name: string
  bytes: Uint8Array
}

/**
 * Takes an e-invoice of a supplier: reads it, names the rules that it breaks, and keeps it with its file. @throws
 * ApiError `e_invoice_broken`, `e_invoice_known` for a file, or a number of the supplier, that is there already
 */
export async function receiveInvoice(
  db: Db,
  actor: Actor,
  { name, bytes }: ReceivedFile,
  { clock }: Pick<Services, 'clock'>,
): Promise<ReceivedRow> {
  const { buyer_numbers, ...invoice } = readInvoice(bytes)
  const settings = await readSettings(db)
  const at = clock.now().toISOString()
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(receivedInvoiceRows)
      .values({
        ...invoice,
        id: newId(),
        createdAt: at,
        updatedAt: at,
        supplier_key: supplierKey(invoice),
        for_us: isForUs(buyer_numbers, settings),
        file_name: name.slice(0, 200),
        received_by: actorName(actor),
        content_hash: createHash('sha256').update(bytes).digest('base64url'),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new ApiError('e_invoice_known', `${invoice.number} was received before`)
    await tx.insert(receivedInvoiceFiles).values({ invoice: row.id, content: Buffer.from(bytes) })
    const after = { number: row.number, supplier: row.supplier, total: row.total }
    await recordChange(tx, actor, {
      collection: 'received-invoices',
      recordId: row.id,
      action: 'create',
      after,
    })
    return row
  })
}

const digits = (number: string): string => number.replace(/^SK/i, '').replaceAll(/\s/g, '')

const supplierKey = ({
  supplier,
  supplier_ic_dph,
  supplier_dic,
  supplier_ico,
}: Omit<ReceivedInvoice, 'buyer_numbers'>) =>
  digits(supplier_ic_dph ?? supplier_dic ?? supplier_ico ?? supplier).toLowerCase()

/** Whether one of the buyer's numbers is the property's; true where either side names none. */
function isForUs(numbers: readonly string[], { ico, dic, ic_dph }: Settings): boolean {
  const ownNumbers = [ico, dic, ic_dph].flatMap((one) => (one ? digits(one) : []))
  return (
    ownNumbers.length === 0 ||
    numbers.length === 0 ||
    numbers.some((number) => ownNumbers.includes(digits(number)))
  )
}

/** The original file of a received invoice. @throws ApiError `not_found` */
export async function findReceivedFile(db: Db, id: string): Promise<{ name: string; content: Buffer }> {
  const [row] = await db
    .select({ name: receivedInvoiceRows.number, content: receivedInvoiceFiles.content })
    .from(receivedInvoiceFiles)
    .innerJoin(receivedInvoiceRows, eq(receivedInvoiceRows.id, receivedInvoiceFiles.invoice))
    .where(eq(receivedInvoiceFiles.invoice, id))
  if (!row) throw notFound('Received invoice')
  return row
}

/** Marks a received invoice as paid, refused, or to be done again. @throws ApiError `not_found` */
export async function markReceived(
  db: Db,
  actor: Actor,
  id: string,
  state: ReceivedState,
  { clock }: Pick<Services, 'clock'>,
): Promise<ReceivedRow> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(receivedInvoiceRows)
      .where(eq(receivedInvoiceRows.id, id))
      .for('update')
    if (!before) throw notFound('Received invoice')
    const updatedAt = clock.now().toISOString()
    const [row = before] = await tx
      .update(receivedInvoiceRows)
      .set({ state, updatedAt })
      .where(eq(receivedInvoiceRows.id, id))
      .returning()
    await recordChange(tx, actor, {
      collection: 'received-invoices',
      recordId: id,
      action: 'update',
      before: { state: before.state },
      after: { state },
    })
    return row
  })
}
