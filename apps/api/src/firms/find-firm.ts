import type { Firm } from '@dvor/contract/money/firms.ts'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { firmRows } from '../db/schema/settings/firms.ts'
import { notFound } from '../platform/errors.ts'

/**
 * A firm by its number: as it was invoiced or booked last, else as the loaded register has it. @throws ApiError
 * `not_found`
 */
export async function findFirm(db: Db, ico: string): Promise<Firm> {
  const own = (await findBooked(db, ico)) ?? (await findInvoiced(db, ico))
  if (own) {
    const { name, street = null, postal_code = null, city = null, country, dic = null, ic_dph = null } = own
    return { source: 'own', name, street, postal_code, city, country, dic, ic_dph }
  }
  const [firm] = await db.select().from(firmRows).where(eq(firmRows.ico, ico))
  if (!firm) throw notFound('Firm')
  const { ico: _number, ...known } = firm
  return { source: 'register', ...known, country: 'SK' }
}

async function findBooked(db: Db, ico: string) {
  const [row] = await db
    .select({ company: reservations.company })
    .from(reservations)
    .where(and(isNotNull(reservations.company), eq(sql`${reservations.company}->>'ico'`, ico)))
    .orderBy(desc(reservations.createdAt))
    .limit(1)
  return row?.company
}

async function findInvoiced(db: Db, ico: string) {
  const [row] = await db
    .select({ content: invoiceRows.content })
    .from(invoiceRows)
    .where(eq(sql`${invoiceRows.content}->'buyer'->>'ico'`, ico))
    .orderBy(desc(invoiceRows.createdAt))
    .limit(1)
  return row?.content.buyer
}
