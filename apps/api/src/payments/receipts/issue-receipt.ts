import { momentOf } from '@dvor/booking/stay/moment.ts'
import { documentPrefixes } from '@dvor/contract/money/document-prefixes.ts'
import type { Db } from '../../db/database.ts'
import { readSettings } from '../../property/settings.ts'
import type { Transaction } from '../../reservations/queries/ledger-queries.ts'
import { findReservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { findReceiptOf, insertReceipt, nextReceiptPlace } from './receipt-queries.ts'
import type { ReceiptFacts } from '../../db/schema/accounting/receipt-facts.ts'

const atFrontDesk: ReadonlySet<Transaction['method']> = new Set(['cash', 'card', 'voucher'])

/**
 * Issues a receipt for money that a person took or gave back, in the transaction of its entry, with the next number of
 * the year and frozen content. Payments through a gateway or a bank get no receipt, because those issue documents of
 * their own.
 */
export async function issueReceipt(db: Db, entry: Transaction, services: BookingServices): Promise<void> {
  if (entry.provider || !atFrontDesk.has(entry.method)) return
  const { today } = momentOf(services.clock.now())
  const facts = await factsOf(db, entry, today)
  const year = Number(today.slice(0, 4))
  const place = await nextReceiptPlace(db, year)
  await insertReceipt(db, {
    year,
    place,
    number: `${documentPrefixes.payment_receipt}${year}${String(place).padStart(4, '0')}`,
    transaction: entry.id,
    reservation: entry.reservation,
    facts,
    createdAt: services.clock.now().toISOString(),
  })
}

async function factsOf(db: Db, entry: Transaction, today: string): Promise<ReceiptFacts> {
  const [settings, reservation, reversed] = [
    await readSettings(db),
    await findReservation(db, { id: entry.reservation }),
    entry.reverses ? await findReceiptOf(db, entry.reverses) : undefined,
  ]
  const { street, postal_code, city, ico, dic, ic_dph, vat_payer } = settings
  const town = [postal_code, city].filter(Boolean).join(' ')
  return {
    language: reservation.language,
    issued_on: today,
    amount: entry.amount,
    kind: entry.kind,
    method: entry.method,
    note: entry.note,
    reverses: reversed?.number ?? null,
    reservation_number: reservation.number,
    payer: reservation.company?.name ?? reservation.guest_name,
    recorded_by: entry.recorded_by,
    house: {
      name: settings.legal_name ?? settings.business_name,
      address: [street, town].filter(Boolean).join(', '),
      ico,
      dic,
      ic_dph,
      vat_payer,
    },
  }
}
