import { readTextsIn } from '../property/owners-texts.ts'
import { balanceOf, openInstalments } from '@dvor/booking/money/balance.ts'
import type { Day } from '@dvor/format/days.ts'
import { allowanceOf } from '@dvor/booking/money/recreation-allowance.ts'
import { datedRules, canGuestCancel, type DatedRule } from '@dvor/booking/reservation/cancellation.ts'
import { isExpected } from '@dvor/booking/reservation/states.ts'
import { changeUntil } from '@dvor/booking/reservation/guest-change.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { accountOf } from '@dvor/booking/money/payment-status.ts'
import type {
  ReservationDetail,
  TransferInstructions,
} from '@dvor/contract/reservations/reservation-details.ts'
import type { Guest } from '@dvor/contract/reservations/reservations.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { listOfferedMethods } from '../payments/providers/offered-methods.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { recheckForPage } from '../payments/settle-payment.ts'
import { findLatestAttempt } from '../payments/payment-queries.ts'
import { findReturnOffer } from '../pricing/returning-guests.ts'
import { transferOf } from '../property/bank-transfer/reservation-transfer.ts'
import { transferInstructions } from '../property/bank-transfer/transfer-instructions.ts'
import { listServiceViews } from '../slots/present-services.ts'
import { readSettings } from '../property/settings.ts'
import { guestDocumentOf } from '../documents/present-invoices.ts'
import { listValidOf } from '../documents/document-queries.ts'
import { agreedRules, planName } from '../reservations/queries/choose-rules.ts'
import { expireOverdue } from '../reservations/states/expire-overdue.ts'
import { listTransactions, transactionView } from '../reservations/queries/ledger-queries.ts'
import { serviceView } from '../reservations/queries/present-reservations.ts'
import { offeredWallets } from '../reservations/queries/offered-wallets.ts'
import { findReservation, type Reservation } from '../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { listBookedServices } from '../reservations/queries/service-queries.ts'

/**
 * The reservation behind a guest's link. First checks undecided payments with the gateway and ends overdue
 * reservations, so that the data are current. @throws ApiError `not_found`
 */
export async function reservationDetail(
  db: Db,
  token: string,
  services: PaymentServices,
): Promise<ReservationDetail> {
  const { id } = await findReservation(db, { token })
  await recheckForPage(db, services, { reservation: id })
  await expireOverdue(db, services)
  return presentDetail(db, await findReservation(db, { token }), services)
}

/** The owner's texts in the guest's language, where the reservation's page needs one of them. */
const textsFor = async (db: Db, { language, agreed_terms }: Reservation) =>
  agreed_terms?.rate_plan ? readTextsIn(db, language) : {}

/** The reduced shape for guests: without internal notes, IP address and names of the staff. */
export async function presentDetail(
  db: Db,
  reservation: Reservation,
  services: PaymentServices,
): Promise<ReservationDetail> {
  const { id, state, price } = reservation
  const { now, today } = momentOf(services.clock.now())
  const [stays, slotServices, booked, ledger, methods, attempt, documents, settings, offer] =
    await Promise.all([
      listStayViews(db, [id]),
      listServiceViews(db, [id]),
      listBookedServices(db, [id]),
      listTransactions(db, [id]),
      listOfferedMethods(db, reservation.begins, services),
      findLatestAttempt(db, { reservation: id }),
      listValidOf(db, id),
      readSettings(db),
      findReturnOffer(db, reservation, today),
    ])
  const entries = ledger.get(id) ?? []
  const account = accountOf(reservation, entries)
  return {
    ...plainColumns(reservation),
    guest: guestOf(reservation),
    stays: stays.get(id) ?? [],
    services: slotServices.get(id) ?? [],
    common_services: (booked.get(id) ?? []).map(serviceView),
    rate_plan: planName(reservation, reservation.language, await textsFor(db, reservation)),
    price,
    allowance: allowanceOf(price, settings.recreation_allowance_rules),
    payment_methods: methods,
    payment_status: account.status,
    paid: account.paid,
    due: account.due,
    due_now: account.due_now,
    to_return: account.surplus,
    balance: balanceOf(reservation),
    instalments: openInstalments(reservation),
    payments: entries
      .map(transactionView)
      .map(({ id, kind, method, amount, booked_at }) => ({ id, kind, method, amount, booked_at })),
    transfer: await transferFor(db, reservation, account.due_now, today),
    documents: documents.filter(({ content }) => !content.is_part).map(guestDocumentOf),
    online_payment: attempt?.state ?? null,
    wallets: offeredWallets(reservation, settings, today),
    can_cancel: canGuestCancel(state, reservation, { now, today }),
    cancellation_rules: agreedFees(reservation, settings, today),
    change_until: changeUntil({
      state,
      arrival: reservation.begins,
      changeDays: settings.guest_change_days,
      today,
    }),
    return_offer: offer,
  }
}

/** The agreed cancellation rules as dates with fees. */
function agreedFees(reservation: Reservation, settings: Settings, today: Day): DatedRule[] {
  const { price, begins } = reservation
  const rules = agreedRules(reservation, settings)
  return datedRules({ ...price, arrival: begins ?? today, rules })
}

/** Data of the bank transfer for the amount due next; null where a transfer is not possible. */
async function transferFor(
  db: Db,
  reservation: Reservation,
  amount: number,
  today: Day,
): Promise<TransferInstructions | null> {
  if (!isExpected(reservation.state) || reservation.payment_method === 'on_site') return null
  const order = transferOf(await readSettings(db), reservation, amount, today)
  return order && transferInstructions(order)
}

function plainColumns(reservation: Reservation) {
  const {
    token,
    number,
    state,
    language,
    company,
    guest_address,
    recreation_allowance,
    allowance_sent_at,
    arrival_time,
    note,
    payment_method,
    pay_by,
    hold_expires_at,
    cancellation_fee,
    security_deposit,
  } = reservation
  const { coupon_code: coupon, createdAt: created_at, updatedAt: updated_at } = reservation
  return {
    token,
    number,
    state,
    language,
    company,
    guest_address,
    recreation_allowance,
    allowance_sent_at,
    arrival_time,
    note,
    coupon,
    payment_method,
    pay_by,
    hold_expires_at,
    cancellation_fee,
    security_deposit,
    created_at,
    updated_at,
  }
}

function guestOf({
  first_name,
  last_name,
  guest_email,
  guest_phone,
  guest_country,
}: Reservation): Partial<Guest> | null {
  const all = { first_name, last_name, email: guest_email, phone: guest_phone, country: guest_country }
  const entries = Object.entries(all).filter(([, value]) => value !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
