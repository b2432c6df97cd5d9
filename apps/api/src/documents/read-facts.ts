import { inLanguage } from '@dvor/booking/messages/translated-lines.ts'
import { splitTaxed, type IssuedAdvance } from '@dvor/booking/invoice/advance.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Db } from '../db/database.ts'
import { readOwnersTexts } from '../property/owners-texts.ts'
import { readSettings } from '../property/settings.ts'
import { listTransactions, type Transaction } from '../reservations/queries/ledger-queries.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { listBankDays, type BankDays } from './received-on.ts'
import { listLive, type InvoiceRow } from './document-queries.ts'
import { listTaxedPayments, type TaxedPayment } from '../vouchers/taxed-payments.ts'
import type { DocumentServices } from './services.ts'

/** Data of a reservation for its documents. */
export interface Facts {
  reservation: Reservation
  stays: readonly StayView[]
  entries: readonly Transaction[]
  /** Days on which the bank received entries from statements; others were received when they were booked. */
  bankDays: ReadonlyMap<string, BankDays>
  /** The sum of the ledger. */
  paid: number
  /** Invoices for payments received in advance that have no credit note. */
  advances: readonly InvoiceRow[]
  /** Payments by single-purpose vouchers, whose VAT their sale declared. */
  taxed: readonly TaxedPayment[]
  settings: Settings
  today: Day
}

/**
 * Reads the facts of a reservation. In the transaction that issues, after the reservation was locked, they cannot
 * change any more.
 */
export async function readFacts(
  db: Db,
  reservation: Reservation,
  { clock }: Pick<DocumentServices, 'clock'>,
): Promise<Facts> {
  const { id } = reservation
  const settings = await readSettings(db)
  const stays = (await listStayViews(db, [id])).get(id) ?? []
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  const advances = await listLive(db, id, 'advance_invoice')
  const taxed = (await listTaxedPayments(db, [id])).get(id) ?? []
  const bankDays = await listBankDays(db, id)
  const paid = entries.reduce((sum, { amount }) => sum + amount, 0)
  const texts = await readOwnersTexts(db)
  return {
    reservation: { ...reservation, price: inLanguage(reservation.price, reservation.language, texts) },
    stays,
    entries,
    bankDays,
    paid,
    advances,
    taxed,
    settings,
    today: todayIn(clock.now()),
  }
}

/** The day on which money was received, as the tax of a payment in advance has it (decision 091). */
export const receivedOn = (
  { bankDays }: Pick<Facts, 'bankDays'>,
  { id, createdAt }: Pick<Transaction, 'id' | 'createdAt'>,
): Day => bankDays.get(id)?.taxed ?? todayIn(createdAt)

/** Documents that declared VAT already, in the form that later ones deduct them: advances, then sales of vouchers. */
export function advancesOf({
  advances,
  taxed,
  reservation,
}: Pick<Facts, 'advances' | 'taxed'> & { reservation: Pick<Reservation, 'price'> }): IssuedAdvance[] {
  const issuedAdvances = advances.map(({ number, issued_on, content }) => ({
    number,
    issued_on,
    shares: content.shares,
  }))
  return taxed.reduce<IssuedAdvance[]>((earlier, { number, issued_on, tax, paid }) => {
    const shares = splitTaxed(paid, reservation.price.lines, earlier, tax)
    return shares.length > 0 ? [...earlier, { number, issued_on, shares, is_of_voucher: true }] : earlier
  }, issuedAdvances)
}
