import { paymentWords } from '@dvor/texts/areas.ts'
import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import type { TransferInstructions } from '@dvor/contract/reservations/reservation-details.ts'
import { bic } from '@dvor/contract/values/bank-account.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { findLatestAttempt } from '../payments/payment-queries.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { recheckForPage } from '../payments/settle-payment.ts'
import { hasUsableAccount } from '../property/bank-transfer/reservation-transfer.ts'
import { transferInstructions } from '../property/bank-transfer/transfer-instructions.ts'
import { readSettings } from '../property/settings.ts'
import { listReceiptMovements } from '../vouchers/movement-queries.ts'
import { findVoucher, findVoucherByToken, type FoundVoucher } from '../vouchers/voucher-queries.ts'
import { voucherMethods } from './voucher-offer.ts'
import { withdrawalOf } from './withdraw-order.ts'

/**
 * The buyer's page. First checks undecided payments with the gateway, so that the state is current. @throws ApiError
 * `not_found`
 */
export async function readOrder(db: Db, token: string, services: PaymentServices): Promise<VoucherOrder> {
  const id = await findVoucherByToken(db, token)
  await recheckForPage(db, services, { voucher: id })
  return presentOrder(db, await findVoucher(db, id, todayIn(services.clock.now())), token, services)
}

async function presentOrder(
  db: Db,
  voucher: FoundVoucher,
  token: string,
  services: PaymentServices,
): Promise<VoucherOrder> {
  const settings = await readSettings(db)
  const [attempt, documents, withdrawal] = await Promise.all([
    findLatestAttempt(db, { voucher: voucher.id }),
    listReceiptMovements(db, voucher.id),
    withdrawalOf(db, voucher, services),
  ])
  const { number, state, value, balance, valid_until, to_refund, pay_until, payment_method } = voucher
  const { package_title, buyer_name, recipient_name, message } = voucher
  const { buyer_email, recipient_email, send_to, send_on } = voucher
  const facts = { token, number, state, value, balance, valid_until, to_refund, pay_until, payment_method }
  const printed = { package_title, buyer_name, recipient_name, message }
  const delivery = { buyer_email, recipient_email, send_to, send_on }
  return {
    ...facts,
    ...printed,
    ...delivery,
    payment_methods: voucher.is_awaited ? voucherMethods(settings, services) : [],
    online_payment: attempt?.state ?? null,
    transfer: voucher.is_awaited ? await transferFor(voucher, settings) : null,
    documents,
    withdrawal,
  }
}

/** The transfer that pays a voucher; null without a usable account in the settings. */
async function transferFor(
  { number, value, state, pay_until, language }: FoundVoucher,
  settings: Settings,
): Promise<TransferInstructions | null> {
  if (!hasUsableAccount(settings)) return null
  return transferInstructions({
    iban: settings.iban ?? '',
    bic: bic.safeParse(settings.bic).data,
    beneficiary: settings.legal_name ?? settings.business_name,
    amount: value,
    variableSymbol: number,
    dueDay: state === 'lapsed' ? null : pay_until,
    note: paymentWords[language].voucher(number),
  })
}
