import { accountingYears } from '@dvor/contract/privacy/retention.ts'
import { taxKinds } from '@dvor/contract/money/invoices.ts'
import type { Day } from '@dvor/format/days.ts'
import { isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { accountingExports } from '../../db/schema/accounting/exports.ts'
import { receipts } from '../../db/schema/accounting/payments.ts'
import { statementLineRows } from '../../db/schema/accounting/statements.ts'
import { voucherMovementRows } from '../../db/schema/accounting/vouchers.ts'
import { invoiceRows } from '../../db/schema/reservations/invoices.ts'
import { sayToday } from './clear-words.ts'

/**
 * Ends accounting records whose ten years after their own are over: invoices with their credit notes and the exports of
 * their months are deleted, receipts and bank movements lose the person, so that series and sums stay whole. A document
 * stays as long as its credit note. Their files follow by the sweep of documents. @returns the number of records
 */
export async function endAccounting(db: Db, today: Day): Promise<number> {
  const first: Day = `${Number(today.slice(0, 4)) - accountingYears}-01-01`
  await sayToday(db, today)
  const later = sql`select 1 from ${invoiceRows} n where n.credits = ${invoiceRows.id} and n.issued_on >= ${first}`
  const ended = await db
    .delete(invoiceRows)
    .where(
      sql`${inLiterals(invoiceRows.kind, taxKinds)} and ${invoiceRows.issued_on} < ${first} and not exists (${later})`,
    )
  await db.delete(accountingExports).where(lt(accountingExports.month, first.slice(0, 7)))
  return (ended.rowCount ?? 0) + (await withoutPayers(db, first)) + (await withoutCounterparties(db, first))
}

/** Receipts of payments and of vouchers from before the day lose payer and note. */
async function withoutPayers(db: Db, first: Day): Promise<number> {
  const clear = async (table: PgTable, facts: SQL) => {
    const { rowCount } = await db.execute(
      sql`update ${table} set facts = ${facts} || '{"payer": null}'
          || case when ${facts} ? 'note' then '{"note": null}'::jsonb else '{}'::jsonb end
        where ${facts} ->> 'issued_on' < ${first} and coalesce(${facts} ->> 'payer', ${facts} ->> 'note') is not null`,
    )
    return rowCount ?? 0
  }
  return (
    (await clear(receipts, sql`${receipts.facts}`)) +
    (await clear(voucherMovementRows, sql`${voucherMovementRows.facts}`))
  )
}

async function withoutCounterparties(db: Db, first: Day): Promise<number> {
  const { counterparty_name, counterparty_iban, message, booked_on } = statementLineRows
  const { rowCount } = await db
    .update(statementLineRows)
    .set({ counterparty_name: null, counterparty_iban: null, message: null })
    .where(
      sql`${lt(booked_on, first)} and ${or(isNotNull(counterparty_name), isNotNull(counterparty_iban), isNotNull(message))}`,
    )
  return rowCount ?? 0
}
