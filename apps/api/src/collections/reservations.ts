import { reservations as reservationsDeclaration } from '@dvor/contract/collections/reservations/reservations.ts'
import { coupons as couponsDeclaration } from '@dvor/contract/collections/reservations/coupons.ts'
import { invoices as invoicesDeclaration } from '@dvor/contract/collections/reservations/invoices.ts'
import { receivedInvoices as receivedInvoicesDeclaration } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { statementLines as statementLinesDeclaration } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { expireOverdue } from '../reservations/states/expire-overdue.ts'
import { computeReservations } from '../reservations/queries/present-reservations.ts'
import { reservations as table } from '../db/schema/reservations/reservations.ts'
import { checkLists } from '../inventory/check-units.ts'
import { invalid } from '../platform/errors.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { computeInvoices } from '../documents/present-invoices.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import { receivedInvoiceRows } from '../db/schema/reservations/e-invoices.ts'
import { computeLines } from '../statements/present-lines.ts'
import { statementLineRows } from '../db/schema/accounting/statements.ts'

/** Reading goes through the engine, writing through the use-cases of the feature. */
export const reservations = onServer(reservationsDeclaration, table, {
  hooks: { beforeRead: expireOverdue, compute: computeReservations },
  handledElsewhere: ['create', 'edit', 'delete'],
  hasSearchText: true,
})

const checkNamed = checkLists('units', 'plans', 'services')

/** Refuses more than 100 %, and unknown units, services and rate plans. */
const checkCoupon: NonNullable<Hooks['beforeWrite']> = async (db, draft, current, context) => {
  const kind = draft['kind'] ?? current?.['kind']
  const value = draft['value'] ?? current?.['value']
  if (kind === 'percent' && typeof value === 'number' && value > 100)
    throw invalid([{ path: 'value', code: 'too_big' }])
  return checkNamed(db, draft, current, context)
}

export const coupons = onServer(couponsDeclaration, couponRows, { hooks: { beforeWrite: checkCoupon } })

/** Read like any collection; issuing goes through the use-cases of the feature. */
export const invoices = onServer(invoicesDeclaration, invoiceRows, {
  hasSearchText: true,
  hooks: { compute: computeInvoices },
})

/** Read like any collection; files are taken by the module of e-invoices. */
export const receivedInvoices = onServer(receivedInvoicesDeclaration, receivedInvoiceRows)

/** Reading goes through the engine; lines are written by importing and assigning alone. */
export const statementLines = onServer(statementLinesDeclaration, statementLineRows, {
  hasSearchText: true,
  hooks: { compute: computeLines },
})
