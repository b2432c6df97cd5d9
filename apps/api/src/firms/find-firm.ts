import type { Firm } from '@dvor/contract/money/firms.ts'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { firmRows } from '../db/schema/settings/firms.ts'

/** A firm by its number: as it was booked or invoiced last, else as the loaded register has it; null where unknown. */
export async function findFirm(db: Db, ico: string): Promise<Firm | null> {
  const own = (await findBooked(db, ico)) ?? (await findInvoiced(db, ico))
  if (own) {
    const { name, street = null, postal_code = null, city = null, country, dic = null, ic_dph = null } = own
    return { source: 'own', name, street, postal_code, city, country, dic, ic_dph }
  }
  const [firm] = await db.select().from(firmRows).where(eq(firmRows.ico, ico))
  if (!firm) return null
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
