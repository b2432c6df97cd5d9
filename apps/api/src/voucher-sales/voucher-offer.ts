import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { offeredMethods } from '../payments/providers/offered-methods.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { notFound } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { listVoucherPackages } from '../vouchers/voucher-packages.ts'

/** Methods by which a voucher is paid on the site: those of stays without a payment on site. */
export function voucherMethods(settings: Settings, services: PaymentServices): PaymentMethod[] {
  const today = todayIn(services.clock.now())
  return offeredMethods(settings, today, null, services).filter((method) => method !== 'on_site')
}

/** The vouchers that the site sells now; cents. @throws ApiError `not_found` while vouchers are not sold on the site */
export async function voucherOffer(db: Db, services: PaymentServices): Promise<VoucherOffer> {
  const settings = await readSettings(db)
  if (!settings.voucher_sale) throw notFound('Voucher offer')
  const { voucher_amounts, voucher_least: least, voucher_most: most } = settings
  return {
    values: voucher_amounts.filter((value) => value >= least && value <= most),
    packages: await listVoucherPackages(db, services.clock.now()),
    least,
    most,
    months: settings.voucher_months,
    payment_methods: voucherMethods(settings, services),
    terms_version: settings.terms_version,
  }
}
