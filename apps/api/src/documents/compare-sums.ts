import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { listTaxedPayments } from '../vouchers/taxed-payments.ts'
import { listLiveOf, sumIssued } from './document-queries.ts'
import { expectedSum } from './expected-sum.ts'

/** Sums (cents) of a reservation's tax documents, credit notes included, and the sums that they should have. */
export interface DocumentSums {
  issued: number
  expected: number
}

/** Whether the documents are on another sum than they should be. */
export const hasOtherSum = (sums: DocumentSums | undefined): boolean =>
  sums !== undefined && sums.issued !== sums.expected

/** The sums of these reservations, by four queries for any number of them. */
export async function compareSums(db: Db, ids: readonly string[]): Promise<Map<string, DocumentSums>> {
  if (ids.length === 0) return new Map()
  const rows = await listEarning(db, ids)
  const issued = await sumIssued(db, ids)
  const taxed = await listTaxedPayments(db, ids)
  const advances = Map.groupBy(
    await listLiveOf(db, [...taxed.keys()], 'advance_invoice'),
    ({ reservation }) => reservation,
  )
  return new Map(
    rows.map(({ id, ...reservation }) => {
      const paid = reservation.total - reservation.due
      const issuedParts = { taxed: taxed.get(id) ?? [], advances: advances.get(id) ?? [] }
      return [
        id,
        { issued: issued.get(id) ?? 0, expected: expectedSum({ reservation, paid, ...issuedParts }) },
      ]
    }),
  )
}

function listEarning(db: Db, ids: readonly string[]) {
  const { id, price, state, total, due, deposit_due, cancellation_fee } = reservations
  return db
    .select({ id, price, state, total, due, deposit_due, cancellation_fee })
    .from(reservations)
    .where(inArray(id, [...ids]))
}
