import type { AccountingExport } from '@dvor/contract/money/accounting.ts'
import type { Voucher, VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { readPdf } from '../files/read-pdf.ts'
import type { TestApi } from '../test-api.ts'
import { order } from '../test-property.ts'
import { addAdvent, adventHold, friday } from '../fixtures/a-package.ts'
import { tryHold } from '../fixtures/a-service.ts'
import { buildInvoicingProperty } from '../fixtures/invoicing.ts'
import { idOf } from '../fixtures/read-reservation.ts'

/** Title of the single-purpose package with its nights, as a voucher keeps it. */
export const dinnerTitle = 'Dve noci s večerou, 2\u00A0noci'

/**
 * A property that sells vouchers for two packages: nights with a dinner at 5 % (single-purpose), and with a baking at
 * 23 % (multi-purpose). Both cost 18,900 cents and have arrivals until 19 December 2027.
 */
export async function buildPackageVouchers(api: TestApi) {
  const property = await buildInvoicingProperty(api)
  const rates = { accommodation: 5, food: 5, other: 23 }
  await property.settings({
    voucher_sale: true,
    stay_tax_rates: [],
    vat_rates: Object.entries(rates).map(([kind, rate]) => ({ kind, rate, valid_from: '2025-01-01' })),
  })
  const title = 'Dve noci s večerou'
  const dinner = await addAdvent(property, { title, included_services: [], places: null })
  const baking = await addAdvent(property, { price_basis: 'person', price: 9450, places: null })
  api.clock.set('2027-03-01T08:00:00Z')
  const detailOf = async (id: string) => (await property.call('GET', `/vouchers/${id}`)).body as VoucherDetail
  return {
    ...property,
    dinner,
    baking,
    detailOf,
    /** Sells a voucher for a package for cash; with its code. */
    sold: async (of: string) => {
      const { body } = await property.call('POST', '/vouchers', { package: of, method: 'cash' })
      const voucher = body as Voucher
      const { code } = (await property.call('POST', `/vouchers/${voucher.id}/code`, {})).body as {
        code: string
      }
      return { ...voucher, code }
    },
    redeem: (token: string, code: string) =>
      api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } }),
    /** Orders a package; `withTimes` with the activity that it includes. */
    ordered: async (of: typeof dinner, { withTimes }: { withTimes: boolean }) => {
      const { services, ...request } = adventHold(of, await property.addUnit(), friday)
      const { body } = await tryHold(api, { ...request, services: withTimes ? services : [] })
      const { body: booked } = await order(api, body as Hold, { payment_method: 'on_site' })
      const { token, number } = booked as OrderResult
      return { token, id: await idOf(property, number) }
    },
    /** Letters of the document about a movement of a voucher, the last one by -1. */
    lettersOf: async (voucher: string, at: number): Promise<string> => {
      const movement = (await detailOf(voucher)).movements.at(at)
      const { bytes } = await property.file(`/voucher-movements/${movement?.id}/file.pdf`)
      return readPdf(new Uint8Array(bytes)).letters
    },
    /** The accountant's file of a month as text. */
    exported: async (format: string, month = '2027-03'): Promise<string> => {
      const { body } = await property.call('POST', `/accounting-months/${month}/exports`, { format })
      const { bytes } = await property.file(`/accounting-exports/${(body as AccountingExport).id}/file`)
      return bytes.toString()
    },
  }
}

export type PackageVouchers = Awaited<ReturnType<typeof buildPackageVouchers>>
