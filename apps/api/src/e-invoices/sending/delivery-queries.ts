import { taxKinds } from '@dvor/contract/money/invoices.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { eInvoiceDeliveries } from '../../db/schema/reservations/e-invoices.ts'
import { invoiceRows } from '../../db/schema/reservations/invoices.ts'

export type Delivery = typeof eInvoiceDeliveries.$inferSelect

/** Days back for which e-invoices are sent by themselves, as for issuing: not the whole past of a property. */
const lookBackDays = 15

/** Largest number in one run. */
const most = 50

/** Time (minutes) after which an attempt that was interrupted is repeated. */
const claimedMinutes = 10

/** Adds the recent documents of businesses, which have a number of some register, that are not on their way yet. */
export async function queueRecent(db: Db, today: Day, now: Date): Promise<void> {
  const buyer = sql`${invoiceRows.content}->'buyer'`
  await db.execute(sql`
    insert into ${eInvoiceDeliveries} (document, next_attempt_at)
    select ${invoiceRows.id}, ${now.toISOString()}::timestamptz from ${invoiceRows}
      where ${inLiterals(sql`${invoiceRows.kind}`, taxKinds)} and not ${invoiceRows.sample}
        and ${invoiceRows.issued_on} >= ${addDays(today, -lookBackDays)}
        and coalesce(${buyer}->>'ico', ${buyer}->>'dic', ${buyer}->>'ic_dph', ${buyer}->>'peppol_id') is not null
        and not exists (select 1 from ${eInvoiceDeliveries} d where d.document = ${invoiceRows.id})
      order by ${invoiceRows.createdAt} limit ${most}
    on conflict do nothing`)
}

/** Puts a document on its way, or on its way once more. */
export async function queueAgain(db: Db, document: string, now: Date): Promise<void> {
  const fresh = { state: 'waiting', problem: null, rules: [], attempts: 0 } as const
  const values = { ...fresh, next_attempt_at: now.toISOString() }
  await db
    .insert(eInvoiceDeliveries)
    .values({ document, ...values, rules: [] })
    .onConflictDoUpdate({ target: eInvoiceDeliveries.document, set: { ...values, rules: [] } })
}

/** Claims deliveries that are due, so that no other instance sends them at the same time; of one document if given. */
export async function claimDue(db: Db, now: Date, document?: string): Promise<Delivery[]> {
  const again = new Date(now.getTime() + claimedMinutes * 60_000).toISOString()
  const one = document === undefined ? sql`` : sql`and document = ${document}`
  return db
    .update(eInvoiceDeliveries)
    .set({ attempts: sql`${eInvoiceDeliveries.attempts} + 1`, next_attempt_at: again })
    .where(
      sql`${eInvoiceDeliveries.document} in (select document from ${eInvoiceDeliveries}
        where state = 'waiting' and next_attempt_at <= ${now.toISOString()}::timestamptz ${one}
        order by next_attempt_at limit ${most} for update skip locked)`,
    )
    .returning()
}

export async function updateDelivery(
  db: Db,
  document: string,
  values: Partial<Omit<Delivery, 'document'>>,
): Promise<void> {
  await db.update(eInvoiceDeliveries).set(values).where(eq(eInvoiceDeliveries.document, document))
}
